import { lintSection, type Settings } from '@movetext/language-service';
import type { TextInput } from '../input/text-input.ts';
import type { Io } from '../io.ts';
import type { LocatedFinding } from '../reporters/reporter.ts';
import { epdGame } from './epd-game.ts';
import { epdLines } from './epd-lines.ts';

/** Checks the positions of a file of EPD and hands on what was found, line by line. Operations are not looked at. */
export async function lintEpd(
  text: TextInput,
  settings: Settings,
  accept: (findings: readonly LocatedFinding[]) => void,
  io: Io,
): Promise<void> {
  let game = 0;
  for await (const { line, text: words } of epdLines(text)) {
    const { section, columnOf } = epdGame(words);
    const placeAt = (offset: number) => ({ line, character: columnOf(offset) });
    const findings = lintSection(section, settings)
      .filter(({ code }) => code === 'invalid-fen')
      .map(({ code, severity, message, range }): LocatedFinding => {
        const start = placeAt(range.start);
        return {
          code,
          severity,
          message,
          game,
          range: { start, end: placeAt(range.end) },
          fixes: () => [],
          excerpt: () => ({ text: words, at: start.character, isCutBefore: false, isCutBehind: false }),
        };
      });
    accept(findings);
    game++;
    if (io.stdout.isFull) await io.stdout.drain();
  }
}
