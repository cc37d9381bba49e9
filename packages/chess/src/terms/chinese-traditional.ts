import { type ChineseWords, chineseStep } from './chinese-step.ts';
import type { Terms } from './terms.ts';

const WORDS: ChineseWords = {
  pieces: { pawn: '兵', knight: '馬', bishop: '象', rook: '車', queen: '后', king: '王' },
  castling: { king: '短易位', queen: '長易位' },
  becomes: '升變為',
  enPassant: '吃過路兵',
  passes: '停一著',
};

/** Chinese in traditional characters. */
export const CHINESE_TRADITIONAL: Terms = {
  code: 'zh-Hant',
  pieces: WORDS.pieces,
  colors: { white: '白方', black: '黑方' },
  board: { square: '格', file: '列', rank: '行', diagonal: '斜線' },
  results: { '1-0': '白方勝', '0-1': '黑方勝', '1/2-1/2': '和棋', '*': '未完' },
  endings: {
    ongoing: '對局繼續',
    checkmate: '將死',
    stalemate: '逼和',
    'insufficient-material': '和棋：雙方子力都不足以將死對方',
    blocked: '和棋：兵形完全封閉，雙方都無法突破',
    forced: '和棋：每一步都是被迫的，且都不能將死',
    'fivefold-repetition': '和棋：同一局面第五次出現',
    'seventyfive-moves': '和棋：雙方各走75步沒有吃子也沒有走兵',
    'threefold-repetition': '同一局面第三次出現',
    'fifty-moves': '雙方各走50步沒有吃子也沒有走兵',
    resignation: '認輸',
    'time-forfeit': '超時',
    agreement: '協議和棋',
  },
  marks: { '+': '，將軍', '#': '，將死' },
  step: (move) => chineseStep(move, WORDS),
  wins: (color) => (color === 'white' ? '，白方勝' : '，黑方勝'),
};
