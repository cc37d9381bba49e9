import type { GameVisitor } from '../input/games.ts';
import type { Io } from '../io.ts';
import { tellEncoding } from '../talk.ts';
import { writeNdjson } from './ndjson.ts';

/** Makes a visitor of games that writes each as a line of JSON to stdout, with its file where `hasPaths`. */
export function ndjsonConverter({ hasPaths }: { readonly hasPaths: boolean }, io: Io): GameVisitor {
  let path: string | null = null;
  return {
    openFile(opened, encoding) {
      if (hasPaths) path = opened;
      return tellEncoding(io, opened, encoding);
    },
    section({ section, index }) {
      if (section.isGame) writeNdjson(section.game(), { path, index }, (text) => io.stdout.write(text));
    },
    closeFile() {},
  };
}
