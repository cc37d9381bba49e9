import { HighlightStyle, StreamLanguage, type StreamParser, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Tag } from '@lezer/highlight';

/** What the colouring of a game goes by. It looks at spelling alone: whether a move can be played, the server says. */
const TAGS = {
  tagName: Tag.define(),
  tagValue: Tag.define(),
  bracket: Tag.define(),
  moveNumber: Tag.define(),
  move: Tag.define(),
  sideMove: Tag.define(),
  glyph: Tag.define(),
  comment: Tag.define(),
  command: Tag.define(),
  parenthesis: Tag.define(),
  result: Tag.define(),
  escape: Tag.define(),
};

/** The kinds of token, by the names of the nodes in the syntax tree. */
export type PgnToken = keyof typeof TAGS;

/** The nodes that are moves, in the main line and in variations. */
export const MOVE_NODES: ReadonlySet<string> = new Set<PgnToken>(['move', 'sideMove']);

interface PgnState {
  inside: 'movetext' | 'tag' | 'comment';
  depth: number;
}

const pgnParser: StreamParser<PgnState> = {
  name: 'pgn',
  startState: () => ({ inside: 'movetext', depth: 0 }),
  copyState: (state) => ({ ...state }),
  tokenTable: TAGS,
  languageData: {
    commentTokens: { line: ';', block: { open: '{', close: '}' } },
    closeBrackets: { brackets: ['{', '('] },
  },
  token(stream, state): PgnToken | null {
    if (stream.sol()) {
      if (stream.match(/^%.*/)) return 'escape';
      // A bracket at the start of a line outside a comment begins the tags of a game, even when the last game was torn.
      if (state.inside !== 'comment' && stream.match(/^\[(?=\s*[A-Za-z0-9_])/)) {
        state.inside = 'tag';
        state.depth = 0;
        return 'bracket';
      }
      if (state.inside === 'tag') state.inside = 'movetext';
    }
    if (stream.eatSpace()) return null;
    if (state.inside === 'comment') return comment(stream, state);
    if (state.inside === 'tag') return tagPair(stream, state);
    return movetext(stream, state);
  },
};

type Stream = Parameters<typeof pgnParser.token>[0];

function comment(stream: Stream, state: PgnState): PgnToken {
  if (stream.match(/^\[%[^\]}]*\]?/)) return 'command';
  if (stream.match(/^\}/)) {
    state.inside = 'movetext';
    return 'comment';
  }
  if (!stream.match(/^[^}[]+/)) stream.next();
  return 'comment';
}

function tagPair(stream: Stream, state: PgnState): PgnToken | null {
  if (stream.match(/^\]/)) {
    state.inside = 'movetext';
    return 'bracket';
  }
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'tagValue';
  if (stream.match(/^[A-Za-z0-9_+#=:-]+/)) return 'tagName';
  stream.next();
  return null;
}

function movetext(stream: Stream, state: PgnState): PgnToken | null {
  if (stream.match(/^;.*/)) return 'comment';
  if (stream.match(/^\{/)) {
    state.inside = 'comment';
    return 'comment';
  }
  if (stream.match(/^\(/)) {
    state.depth++;
    return 'parenthesis';
  }
  if (stream.match(/^\)/)) {
    state.depth = Math.max(0, state.depth - 1);
    return 'parenthesis';
  }
  if (stream.match(/^(?:1-0|0-1|1\/2-1\/2|½-½|\*)(?![\w/-])/)) return 'result';
  if (stream.match(/^(?:\$\d*|[!?]{1,2}|[±∓=∞⩲⩱□⟳→↑⇆]|[+-]{1,2}[/=-]?(?=\s|$))/)) return 'glyph';
  if (stream.match(/^(?:[0Oo]-[0Oo](?:-[0Oo])?|--|Z0)[+#]*/)) return state.depth > 0 ? 'sideMove' : 'move';
  if (stream.match(/^\d+\s*(?:\.+|…)/)) return 'moveNumber';
  if (stream.match(/^[\p{L}♔-♟][\p{L}♔-♟\d:x×=/()+#†‡-]*(?<![()])/u)) return state.depth > 0 ? 'sideMove' : 'move';
  if (stream.match(/^\d+(?![\w])/)) return 'moveNumber';
  stream.next();
  return null;
}

/** The language of game scores, for colours and for finding the moves. */
export const pgnLanguage = StreamLanguage.define(pgnParser);

const colours = HighlightStyle.define([
  { tag: TAGS.tagName, color: 'var(--syntax-tag)' },
  { tag: TAGS.tagValue, color: 'var(--syntax-value)' },
  { tag: [TAGS.bracket, TAGS.parenthesis], color: 'var(--syntax-punctuation)' },
  { tag: TAGS.moveNumber, color: 'var(--syntax-number)' },
  { tag: TAGS.move, color: 'var(--syntax-move)', fontWeight: '600' },
  { tag: TAGS.sideMove, color: 'var(--syntax-side-move)' },
  { tag: TAGS.glyph, color: 'var(--syntax-glyph)' },
  { tag: TAGS.comment, color: 'var(--syntax-comment)', fontStyle: 'italic' },
  { tag: TAGS.command, color: 'var(--syntax-command)' },
  { tag: TAGS.result, color: 'var(--syntax-result)', fontWeight: '700' },
  { tag: TAGS.escape, color: 'var(--syntax-comment)' },
]);

/** The language with its colours. */
export function pgn(): Extension {
  return [pgnLanguage, syntaxHighlighting(colours)];
}
