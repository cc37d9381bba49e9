import { beforeAll, describe, expect, it } from 'vitest';
import type { IGrammar } from 'vscode-textmate';
import { loadGrammar, type Token, tokenize } from './tokenize.ts';

let grammar: IGrammar;
beforeAll(async () => {
  grammar = await loadGrammar('source.pgn');
});

const PIECE = 'entity.name.type.piece';
const SQUARE = 'variable.other.square';
const ORIGIN = 'variable.other.origin';
const CAPTURE = 'keyword.operator.capture';
const CHECK = 'keyword.operator.check';
const PROMOTION = 'keyword.operator.promotion';
const CASTLING = 'keyword.control.castling';
const NUMBER = 'constant.numeric.move-number';
const DOTS = 'punctuation.separator.move-number';
const RESULT = 'constant.language.termination';
const NAG = 'keyword.other.nag';
const GLYPH = 'keyword.operator.annotation';
const COMMENT = 'comment.block.brace';
const OPEN_BRACE: Token = ['{', 'punctuation.definition.comment.begin'];
const CLOSE_BRACE: Token = ['}', 'punctuation.definition.comment.end'];

describe('moves', () => {
  const moves: [string, Token[]][] = [
    ['e4', [['e4', SQUARE]]],
    [
      'Nf3',
      [
        ['N', PIECE],
        ['f3', SQUARE],
      ],
    ],
    [
      'exd5',
      [
        ['e', ORIGIN],
        ['x', CAPTURE],
        ['d5', SQUARE],
      ],
    ],
    [
      'Nbd2',
      [
        ['N', PIECE],
        ['b', ORIGIN],
        ['d2', SQUARE],
      ],
    ],
    [
      'R1e2+',
      [
        ['R', PIECE],
        ['1', ORIGIN],
        ['e2', SQUARE],
        ['+', CHECK],
      ],
    ],
    [
      'Qh4xe1#',
      [
        ['Q', PIECE],
        ['h4', ORIGIN],
        ['x', CAPTURE],
        ['e1', SQUARE],
        ['#', CHECK],
      ],
    ],
    [
      'e8=Q',
      [
        ['e8', SQUARE],
        ['=', PROMOTION],
        ['Q', PIECE],
      ],
    ],
    [
      'exd1=N+',
      [
        ['e', ORIGIN],
        ['x', CAPTURE],
        ['d1', SQUARE],
        ['=', PROMOTION],
        ['N', PIECE],
        ['+', CHECK],
      ],
    ],
    [
      'e8Q',
      [
        ['e8', SQUARE],
        ['Q', PIECE],
      ],
    ],
    [
      'e2-e4',
      [
        ['e2', ORIGIN],
        ['-', CAPTURE],
        ['e4', SQUARE],
      ],
    ],
    ['O-O', [['O-O', CASTLING]]],
    [
      'O-O-O+',
      [
        ['O-O-O', CASTLING],
        ['+', CHECK],
      ],
    ],
    ['0-0', [['0-0', CASTLING]]],
    ['0-0-0', [['0-0-0', CASTLING]]],
    ['--', [['--', 'keyword.control.null-move']]],
    [
      'Nf3!?',
      [
        ['N', PIECE],
        ['f3', SQUARE],
        ['!?', GLYPH],
      ],
    ],
    [
      'Nf3$14',
      [
        ['N', PIECE],
        ['f3', SQUARE],
        ['$14', NAG],
      ],
    ],
  ];
  it.each(moves)('%s', (text, tokens) => {
    expect(tokenize(grammar, text)).toEqual(tokens);
  });

  it.each(['i9', 'N', 'Nf9', 'hello', 'e44', 'Kf', 'be4st'])('%s is none', (text) => {
    expect(tokenize(grammar, text)).toEqual([]);
  });
});

describe('movetext', () => {
  it('numbers, moves and the result', () => {
    expect(tokenize(grammar, '1.e4 1... c5 12 . Nf3 1/2-1/2')).toEqual([
      ['1', NUMBER],
      ['.', DOTS],
      ['e4', SQUARE],
      ['1', NUMBER],
      ['...', DOTS],
      ['c5', SQUARE],
      ['12', NUMBER],
      ['.', DOTS],
      ['N', PIECE],
      ['f3', SQUARE],
      ['1/2-1/2', RESULT],
    ]);
  });

  it.each(['1-0', '0-1', '1/2-1/2', '*'])('%s is a result', (text) => {
    expect(tokenize(grammar, text)).toEqual([[text, RESULT]]);
  });

  it('variations in variations', () => {
    const OPEN: Token = ['(', 'punctuation.section.variation.begin'];
    const CLOSE: Token = [')', 'punctuation.section.variation.end'];
    expect(tokenize(grammar, 'e4 (d4 (c4) d5) e5')).toEqual([
      ['e4', SQUARE],
      OPEN,
      ['d4', SQUARE],
      OPEN,
      ['c4', SQUARE],
      CLOSE,
      ['d5', SQUARE],
      CLOSE,
      ['e5', SQUARE],
    ]);
  });
});

describe('comments', () => {
  it('in braces, over lines, hold no moves', () => {
    expect(tokenize(grammar, 'e4 {better\nthan d4} e5')).toEqual([
      ['e4', SQUARE],
      OPEN_BRACE,
      ['better', COMMENT],
      ['than d4', COMMENT],
      CLOSE_BRACE,
      ['e5', SQUARE],
    ]);
  });

  it('do not nest', () => {
    expect(tokenize(grammar, '{a {b} e4')).toEqual([OPEN_BRACE, ['a {b', COMMENT], CLOSE_BRACE, ['e4', SQUARE]]);
  });

  it('hold commands', () => {
    expect(tokenize(grammar, '{[%clk 0:01:00]}')).toEqual([
      OPEN_BRACE,
      ['[%', 'punctuation.definition.comment-command.begin'],
      ['clk', 'keyword.other.comment-command'],
      ['0:01:00', 'constant.other.comment-command'],
      [']', 'punctuation.definition.comment-command.end'],
      CLOSE_BRACE,
    ]);
  });

  it('run to the end of the line behind a semicolon', () => {
    expect(tokenize(grammar, 'e4 ; best by test e4\ne5')).toEqual([
      ['e4', SQUARE],
      [';', 'punctuation.definition.comment'],
      ['best by test e4', 'comment.line.semicolon'],
      ['e5', SQUARE],
    ]);
  });

  it('that are not closed end at the next tag pair', () => {
    expect(tokenize(grammar, '{lost\n[Event "x"]\n(e4\n[Event "y"]\n').map(([text]) => text)).toEqual([
      '{',
      'lost',
      '[',
      'Event',
      '"',
      'x',
      '"',
      ']',
      '(',
      'e4',
      '[',
      'Event',
      '"',
      'y',
      '"',
      ']',
    ]);
  });
});

it('takes a line that begins with a percent sign out of everything', () => {
  expect(tokenize(grammar, '%e4 [Event "x"]\n %e4')).toEqual([
    ['%', 'punctuation.definition.comment'],
    ['e4 [Event "x"]', 'comment.line.percentage'],
    ['e4', SQUARE],
  ]);
});

describe('tag pairs', () => {
  it('have a name and a value with escapes', () => {
    expect(tokenize(grammar, '[Event "The \\"Open\\""]')).toEqual([
      ['[', 'punctuation.definition.tag-pair.begin'],
      ['Event', 'entity.name.tag'],
      ['"', 'punctuation.definition.string.begin'],
      ['The', 'string.quoted.double'],
      ['\\"', 'constant.character.escape'],
      ['Open', 'string.quoted.double'],
      ['\\"', 'constant.character.escape'],
      ['"', 'punctuation.definition.string.end'],
      [']', 'punctuation.definition.tag-pair.end'],
    ]);
  });

  it('that are not closed end with their line', () => {
    expect(tokenize(grammar, '[Event "Open\ne4').at(-1)).toEqual(['e4', SQUARE]);
  });

  it('show the fields of a FEN', () => {
    expect(tokenize(grammar, '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"]').slice(2)).toEqual([
      ['"', 'punctuation.definition.string.begin'],
      ['4', 'constant.numeric.empty-squares'],
      ['k', 'variable.other.piece.black'],
      ['3', 'constant.numeric.empty-squares'],
      ...Array.from({ length: 5 }, (): Token[] => [
        ['/', 'punctuation.separator.rank'],
        ['8', 'constant.numeric.empty-squares'],
      ]).flat(),
      ['/', 'punctuation.separator.rank'],
      ['4', 'constant.numeric.empty-squares'],
      [`P`, 'entity.name.type.piece.white'],
      ['3', 'constant.numeric.empty-squares'],
      ['/', 'punctuation.separator.rank'],
      ['4', 'constant.numeric.empty-squares'],
      ['K', 'entity.name.type.piece.white'],
      ['3', 'constant.numeric.empty-squares'],
      ['b', 'keyword.control.turn'],
      ['-', 'storage.modifier.castling'],
      ['-', 'variable.other.square'],
      ['0', 'constant.numeric.halfmove-clock'],
      ['7', 'constant.numeric.fullmove-number'],
      ['"', 'punctuation.definition.string.end'],
      [']', 'punctuation.definition.tag-pair.end'],
    ]);
  });
});
