import { Command, CommanderError } from 'commander';

import type { CliCommand, Example } from './cli-command.ts';
import { commands } from './commands/index.ts';
import { ExitCode, UsageError } from './exit-code.ts';
import type { Io } from './io.ts';
import { nearestWord } from './nearest-word.ts';
import { complain } from './talk.ts';
import { VERSION } from './version.ts';

const EXAMPLES: readonly Example[] = [
  { line: 'movetext lint games/', does: 'check every .pgn file in a folder' },
  { line: 'movetext convert game.pgn --to ndjson', does: 'one JSON object a game' },
  { line: 'movetext perft 5 --divide', does: 'count the positions five plies from the start' },
];

/** Runs the program: arguments without node and script in, exit code out. All that was written is flushed when it settles. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const exitCode = await run(argv, io);
  await io.stdout.drain();
  await io.stderr.drain();
  return exitCode;
}

async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = ExitCode.Clean;
  const program = newProgram(io);
  for (const command of commands) {
    addCommand(program, command, async (args, options) => {
      const runCommand = await command.load();
      exitCode = await runCommand({ args, options }, io);
    });
  }
  try {
    if (argv.length === 0) {
      io.stderr.write(program.helpInformation());
      return ExitCode.Misuse;
    }
    const [first, asked] = argv;
    if (first === 'help' && asked !== undefined) refuseUnknown(asked);
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // The parser has told already what is wrong; help and version are no errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.Clean : ExitCode.Misuse;
    if (!(error instanceof UsageError)) throw error;
    await complain(io, error.message);
    return ExitCode.Misuse;
  }
}

/** The parser answers a question about an unknown command with the general help. */
function refuseUnknown(asked: string): void {
  const names = ['help', ...commands.map(({ name }) => name)];
  if (names.includes(asked) || asked.startsWith('-')) return;
  const near = nearestWord(asked, names);
  throw new UsageError(`unknown command '${asked}'${near === null ? '' : `; did you mean ${near}?`}`);
}

function newProgram(io: Io): Command {
  return new Command('movetext')
    .description('Checks, converts and counts chess games in PGN')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', "print a command's help")
    .addHelpText('after', examplesText(EXAMPLES))
    .addHelpText(
      'after',
      "\n'-' as a path is standard input. Exit status: 0 clean, 1 findings, 2 misuse or unreadable input.",
    )
    .exitOverride()
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns,
      getErrHelpWidth: () => io.stderr.columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}

type Action = (args: readonly string[], options: Readonly<Record<string, unknown>>) => Promise<void>;

function addCommand(program: Command, { name, summary, examples, configure }: CliCommand, act: Action): void {
  const command = program
    .command(name)
    .summary(summary)
    .description(`${summary}.`)
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', examplesText(examples));
  configure(command);
  command.action(() => act(command.args, command.opts()));
}

function examplesText(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(({ line }) => line.length));
  return `\nExamples:\n${examples.map(({ line, does }) => `  ${line.padEnd(width)}  ${does}`).join('\n')}`;
}
