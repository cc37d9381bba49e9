import type { GameVisitor } from '../input/games.ts';
import type { Io } from '../io.ts';
import { tellEncoding } from '../talk.ts';
import { writeNdjson } from './ndjson.ts';

/** Makes a visitor of games that writes each as a line of JSON to stdout. */
export function ndjsonConverter(io: Io): GameVisitor {
  let path = '';
  return {
    openFile(opened, encoding) {
      path = opened;
      return tellEncoding(io, opened, encoding);
    },
    section({ section, index }) {
      if (section.isGame) writeNdjson(section.game(), { path, index }, (text) => io.stdout.write(text));
    },
    closeFile() {},
  };
}
