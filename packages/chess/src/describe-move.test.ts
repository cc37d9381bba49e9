import { expect, it } from 'vitest';
import { at, BUSY_FENS } from '../test/positions.ts';
import { describeMove } from './describe-move.ts';
import { readDialectMove } from './notation/read-dialect.ts';
import { parseUci } from './notation/uci.ts';
import { unwrap } from './result.ts';

it.each([
  [BUSY_FENS[0] ?? '', 'g1f3', 'knight from g1 to f3'],
  ['rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'e4d5', 'pawn from e4 takes pawn on d5'],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'pawn from e5 takes pawn en passant on d6'],
  ['6k1/1P3ppp/8/8/8/8/8/7K w - - 0 1', 'b7b8q', 'pawn from b7 to b8 and becomes a queen, checkmate'],
  ['r5k1/1P3ppp/8/8/8/8/8/7K w - - 0 1', 'b7a8n', 'pawn from b7 takes rook on a8 and becomes a knight'],
  ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castles king side, check'],
  ['4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'castles queen side'],
  [BUSY_FENS[0] ?? '', '0000', 'passes'],
])('in %s %s is told as %s', (fen, uci, words) => {
  const position = at(fen);
  expect(describeMove(unwrap(parseUci(uci, position)), position)).toBe(words);
});

it.each([
  [BUSY_FENS[0] ?? '', 'g1f3', '马g1到f3', '馬g1到f3'],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', '兵e5吃d6，吃过路兵', '兵e5吃d6，吃過路兵'],
  ['6k1/1P3ppp/8/8/8/8/8/7K w - - 0 1', 'b7b8q', '兵b7到b8，升变为后，将死', '兵b7到b8，升變為后，將死'],
  ['r5k1/1P3ppp/8/8/8/8/8/7K w - - 0 1', 'b7a8n', '兵b7吃a8的车，升变为马', '兵b7吃a8的車，升變為馬'],
  ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', '短易位，将军', '短易位，將軍'],
  ['4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', '长易位', '長易位'],
])('in %s %s is told and read as %s and %s', (fen, uci, simplified, traditional) => {
  const position = at(fen);
  const move = unwrap(parseUci(uci, position));
  expect(describeMove(move, position, { language: 'zh-Hans' })).toBe(simplified);
  expect(describeMove(move, position, { language: 'zh-Hant' })).toBe(traditional);
  for (const text of [simplified, traditional]) {
    const result = readDialectMove(text, position);
    expect(result.kind === 'read' && result.readings[0].move, text).toEqual(move);
  }
});
