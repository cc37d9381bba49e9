import type { CommandCall } from '../cli-command.ts';
import { ExitCode } from '../exit-code.ts';
import { visitGames } from '../input/games.ts';
import type { Io } from '../io.ts';
import { oneOf, textOption } from '../options.ts';
import { writeNdjson } from './ndjson.ts';

/** The shapes that games can be written in. */
const SHAPES = ['ndjson'] as const;

/** Runs `movetext convert`. */
export async function runConvert({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  oneOf(textOption(options, 'to') ?? '', '--to', SHAPES);
  const isAllRead = await visitGames(
    args,
    {
      openFile() {},
      section({ section, index }) {
        if (section.isGame) writeNdjson(section.game(), index, (text) => io.stdout.write(text));
      },
      closeFile() {},
    },
    io,
  );
  return isAllRead ? ExitCode.Clean : ExitCode.Misuse;
}
