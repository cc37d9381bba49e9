// Reads a file with kokopu, which plays every move of main lines and variations; a game with a fault is given up.
import { readFileSync } from 'node:fs';
import { pgnRead } from 'kokopu';

const database = pgnRead(readFileSync(process.argv[2], 'utf8'));
const games = database.gameCount();
let plies = 0;
let faults = 0;
for (let index = 0; index < games; index++) {
  try {
    plies += database.game(index).plyCount();
  } catch {
    faults++;
  }
}
console.log(JSON.stringify({ games, plies, faults }));
