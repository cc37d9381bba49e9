import { type GameVisitor, withText } from '../input/games.ts';
import type { Input } from '../input/inputs.ts';
import { LineIndex } from '../input/line-index.ts';
import type { Io } from '../io.ts';
import { epdGame } from './epd-game.ts';
import { epdLines } from './epd-lines.ts';

/** Shows a visitor the positions of a file of EPD, each as a game without moves. */
export function visitEpd(input: Input, visitor: GameVisitor, io: Io): Promise<void> {
  return withText(input, io, async (text) => {
    await visitor.openFile(input.path, text.encoding);
    try {
      const lines = new LineIndex(text.bytes);
      let index = 0;
      for await (const { text: words } of epdLines(text)) {
        const { section } = epdGame(words);
        visitor.section({ section, index: index++, start: 0, end: 0, lines });
        await visitor.pause?.();
        if (io.stdout.isFull) await io.stdout.drain();
      }
    } finally {
      visitor.closeFile();
    }
  });
}
