// Reads a file with chessops and plays every move of main lines and variations; a move that cannot be played ends its line.
import { readFileSync } from 'node:fs';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';

let plies = 0;
let faults = 0;
const games = parsePgn(readFileSync(process.argv[2], 'utf8'));
for (const game of games) {
  const start = startingPosition(game.headers);
  if (start.isErr) {
    faults++;
    continue;
  }
  const stack = [{ node: game.moves, position: start.value }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { node, position } = top;
    for (const [index, child] of node.children.entries()) {
      const next = index === node.children.length - 1 ? position : position.clone();
      const move = parseSan(next, child.data.san);
      if (move === undefined) {
        faults++;
        continue;
      }
      next.play(move);
      plies++;
      stack.push({ node: child, position: next });
    }
  }
}
console.log(JSON.stringify({ games: games.length, plies, faults }));
