import { type Move, Position, writeFen, writeSan, writeUci } from '@movetext/chess';
import { type Comment, type Game, type MoveNode, type Nag, positionBefore, type Variation } from '@movetext/pgn';

/** A line of moves that is being written, and how far. */
interface Line {
  /** Null for the main line. */
  readonly variation: Variation | null;
  readonly moves: readonly MoveNode[];
  move: number;
  /** The next variation of the current move; -1 before the move itself is written. */
  next: number;
}

/** Which game of which file a game is. */
export interface GameAddress {
  /** The file as named on the command line, `-` for standard input; null where there is but one. */
  readonly path: string | null;
  /** The games of the file before it. */
  readonly index: number;
}

/** Writes a game as one line of JSON. Variations may be nested thousands deep, so they are walked with a stack of our own. */
export function writeNdjson(game: Game, { path, index }: GameAddress, write: (text: string) => void): void {
  const tags = game.tags.map(({ name, value }) => [name, value]);
  write(path === null ? `{"game":${index}` : `{"path":${JSON.stringify(path)},"game":${index}`);
  write(`,"tags":${JSON.stringify(tags)},"variant":${JSON.stringify(game.start.variant)}`);
  write(`,"fen":${JSON.stringify(startFen(game))},"before":${comments(game.before)},"moves":[`);
  writeMoves(game, write);
  const termination = game.termination?.value ?? null;
  write(`],"termination":${JSON.stringify(termination)},"after":${comments(game.after)}}\n`);
}

function writeMoves(game: Game, write: (text: string) => void): void {
  const stack: Line[] = [{ variation: null, moves: game.moves, move: 0, next: -1 }];
  for (let line = stack.at(-1); line !== undefined; line = stack.at(-1)) {
    const node = line.moves[line.move];
    if (node === undefined) {
      if (line.variation !== null) write(`],"after":${comments(line.variation.after)}}`);
      stack.pop();
      continue;
    }
    if (line.next === -1) {
      if (0 < line.move) write(',');
      write(openMove(game, node));
      line.next = 0;
    }
    const variation = node.variations[line.next];
    if (variation === undefined) {
      write(']}');
      line.move++;
      line.next = -1;
      continue;
    }
    if (0 < line.next) write(',');
    line.next++;
    write(openVariation(variation));
    stack.push({ variation, moves: variation.moves, move: 0, next: -1 });
  }
}

/** A move up to its variations. */
function openMove(game: Game, node: MoveNode): string {
  const nagsBefore = node.nagsBefore.length === 0 ? '' : `,"nagsBefore":${nags(node.nagsBefore)}`;
  return (
    `{"written":${JSON.stringify(node.written)}${reading(game, node)}${nagsBefore},"nags":${nags(node.nags)}` +
    `,"before":${comments(node.before)},"after":${comments(node.after)},"variations":[`
  );
}

function openVariation(variation: Variation): string {
  const nagsBefore = variation.nagsBefore.length === 0 ? '' : `"nagsBefore":${nags(variation.nagsBefore)},`;
  return `{${nagsBefore}"before":${comments(variation.before)},"moves":[`;
}

/** What the move was read as. */
function reading(game: Game, node: MoveNode): string {
  const { verdict } = node;
  switch (verdict.kind) {
    case 'legal':
      return `,"san":${JSON.stringify(verdict.san)},"uci":"${uci(game, verdict.played)}","legal":true`;
    case 'null-move':
      return ',"san":"--","uci":"0000","legal":true';
    case 'unchecked':
      return ',"san":null,"uci":null,"legal":null';
    case 'illegal':
    case 'ambiguous':
      return `,"san":null,"uci":null,"legal":false${guess(game, node, verdict.played)}`;
  }
}

/** The move with which reading went on. */
function guess(game: Game, node: MoveNode, played: Move | null): string {
  const position = played === null ? null : positionBefore(game, node);
  if (played === null || position === null) return '';
  return `,"guess":{"san":${JSON.stringify(writeSan(played, position))},"uci":"${uci(game, played)}"}`;
}

function uci(game: Game, move: Move): string {
  return writeUci(move, { chess960: game.start.variant === 'chess960' });
}

/** The start position where it is not the usual one: as read, or the tag's own text where it could not be read. */
function startFen({ start: { position, fenTag } }: Game): string | null {
  if (fenTag === null) return null;
  if (position === null) return fenTag.value;
  const fen = writeFen(position);
  return fen === writeFen(Position.initial()) ? null : fen;
}

function comments(list: readonly Comment[]): string {
  return list.length === 0 ? '[]' : JSON.stringify(list.map((comment) => comment.text));
}

function nags(list: readonly Nag[]): string {
  return list.length === 0 ? '[]' : `[${list.map((nag) => nag.number).join(',')}]`;
}
