import type { CliCommand } from '../cli-command.ts';
import { board } from './board.ts';
import { convert } from './convert.ts';
import { format } from './format.ts';
import { importCommand } from './import.ts';
import { lint } from './lint.ts';
import { perft } from './perft.ts';
import { position } from './position.ts';
import { rules } from './rules.ts';

/** All commands, in the order of the help. */
export const commands: readonly CliCommand[] = [lint, format, convert, importCommand, position, board, perft, rules];
