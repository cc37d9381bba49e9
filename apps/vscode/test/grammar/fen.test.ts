import { expect, it } from 'vitest';
import { loadGrammar, tokenize } from './tokenize.ts';

const grammar = await loadGrammar('source.fen');
/** Tokens behind the placement of the pieces. */
const fields = (text: string) => tokenize(grammar, text).filter(([, scope]) => !/piece|empty|rank/.test(scope));

it('reads the fields of a FEN', () => {
  expect(fields('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2')).toEqual([
    ['w', 'keyword.control.turn'],
    ['KQkq', 'storage.modifier.castling'],
    ['e6', 'variable.other.square'],
    ['0', 'constant.numeric.halfmove-clock'],
    ['2', 'constant.numeric.fullmove-number'],
  ]);
});

it('reads the operations of an EPD', () => {
  expect(tokenize(grammar, '8/8/8/8/8/8/8/K1k5 w - - bm Nf3; acd 12; id "a; b";').slice(-13)).toEqual([
    ['-', 'variable.other.square'],
    ['bm', 'keyword.other.opcode'],
    ['N', 'entity.name.type.piece'],
    ['f3', 'variable.other.square'],
    [';', 'punctuation.terminator.operation'],
    ['acd', 'keyword.other.opcode'],
    ['12', 'constant.numeric'],
    [';', 'punctuation.terminator.operation'],
    ['id', 'keyword.other.opcode'],
    ['"', 'string.quoted.double'],
    ['a; b', 'string.quoted.double'],
    ['"', 'string.quoted.double'],
    [';', 'punctuation.terminator.operation'],
  ]);
});
