import type { GameVisitor } from '../input/games.ts';
import type { Io } from '../io.ts';
import { tellEncoding } from '../talk.ts';
import { writeNdjson } from './ndjson.ts';

/** Makes a visitor of games that writes each as a line of JSON to stdout. */
export function ndjsonConverter(io: Io): GameVisitor {
  return {
    openFile: (path, encoding) => tellEncoding(io, path, encoding),
    section({ section, index }) {
      if (section.isGame) writeNdjson(section.game(), index, (text) => io.stdout.write(text));
    },
    closeFile() {},
  };
}
