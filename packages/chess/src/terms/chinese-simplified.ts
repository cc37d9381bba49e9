import { type ChineseWords, chineseStep } from './chinese-step.ts';
import type { Terms } from './terms.ts';

const WORDS: ChineseWords = {
  pieces: { pawn: '兵', knight: '马', bishop: '象', rook: '车', queen: '后', king: '王' },
  castling: { king: '短易位', queen: '长易位' },
  becomes: '升变为',
  enPassant: '吃过路兵',
  passes: '停一着',
};

/** Chinese in simplified characters. */
export const CHINESE_SIMPLIFIED: Terms = {
  code: 'zh-Hans',
  pieces: WORDS.pieces,
  colors: { white: '白方', black: '黑方' },
  board: { square: '格', file: '列', rank: '行', diagonal: '斜线' },
  results: { '1-0': '白方胜', '0-1': '黑方胜', '1/2-1/2': '和棋', '*': '未完' },
  endings: {
    ongoing: '对局继续',
    checkmate: '将死',
    stalemate: '逼和',
    'insufficient-material': '和棋：双方子力都不足以将死对方',
    blocked: '和棋：兵形完全封闭，双方都无法突破',
    forced: '和棋：每一步都是被迫的，且都不能将死',
    'fivefold-repetition': '和棋：同一局面第五次出现',
    'seventyfive-moves': '和棋：双方各走75步没有吃子也没有走兵',
    'threefold-repetition': '同一局面第三次出现',
    'fifty-moves': '双方各走50步没有吃子也没有走兵',
    resignation: '认输',
    'time-forfeit': '超时',
    agreement: '协议和棋',
  },
  marks: { '+': '，将军', '#': '，将死' },
  step: (move) => chineseStep(move, WORDS),
  wins: (color) => (color === 'white' ? '，白方胜' : '，黑方胜'),
};
