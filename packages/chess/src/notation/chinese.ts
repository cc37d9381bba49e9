import type { Language } from './language.ts';

const SOURCE = 'Chinese books and score sheets, which name a piece by the character that stands on it';

/** Chinese names of the pieces. Simplified and traditional characters are two languages; each reads only its own. */
export const CHINESE: readonly Language[] = [
  {
    code: 'zh-Hans',
    name: 'Chinese (simplified)',
    letters: { king: '王', queen: '后', rook: '车', bishop: '象', knight: '马', pawn: '兵' },
    alternatives: {
      king: ['国王'],
      queen: ['皇后', '王后'],
      rook: ['城堡'],
      bishop: ['相', '主教'],
      knight: ['骑士'],
      pawn: ['卒', '士兵'],
    },
    source: SOURCE,
  },
  {
    code: 'zh-Hant',
    name: 'Chinese (traditional)',
    letters: { king: '王', queen: '后', rook: '車', bishop: '象', knight: '馬', pawn: '兵' },
    alternatives: {
      king: ['國王'],
      queen: ['後', '皇后', '王后', '皇後', '王後'],
      rook: ['城堡'],
      bishop: ['相', '主教'],
      knight: ['騎士'],
      pawn: ['卒', '士兵'],
    },
    source: SOURCE,
  },
];
