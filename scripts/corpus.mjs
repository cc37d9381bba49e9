// Runs over a folder of foreign texts and games that are not ours to commit:
//   pnpm corpus FOLDER            all of it
//   pnpm corpus FOLDER import     games out of the documents in FOLDER/seeds, against the lines that a person found in them
//   pnpm corpus FOLDER notations [GAMES]  so many games of each file in FOLDER/corpus, all over it, written in every notation and read back
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './tools.mjs';

/** Games of each file that are written in every notation, unless others are asked for: some minutes. */
const GAMES = 200;
const NOTATIONS = [
  'lan',
  'reversible',
  'uci',
  'figurine',
  'iccf',
  'zh-Hans',
  'zh-Hant',
  'de',
  'fr',
  'es',
  'ru',
  'hu',
  'el',
];
/** What looks like moves in the documents and is none. */
const TRAPS = [
  'a1-h8',
  'al-h8',
  'h1-a8',
  'C55',
  'C59',
  '1910',
  'Nge7-c6',
  'Nge7-c6-a5-c4',
  'c6-a5',
  'Nge7-c8',
  'Bf8-e7',
];

const [folder, only, asked] = process.argv.slice(2);
const limit = asked === undefined ? GAMES : Number(asked);
if (folder === undefined || !existsSync(folder)) {
  console.error('usage: pnpm corpus FOLDER [import | notations [GAMES]]');
  process.exit(2);
}
const failures = [];
if (only !== 'notations') checkImport(join(folder, 'seeds'));
if (only !== 'import') checkNotations(join(folder, 'corpus'));
for (const failure of failures) console.log(`  - ${failure}`);
console.log(failures.length === 0 ? 'all holds' : `${failures.length} do not hold`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs the built command line. */
function movetext(...args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 };
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'packages/cli/bin/movetext.js'), ...args],
    options,
  );
  return { stdout, status };
}

/** Every line that stands in the documents is found, every misprint with what was meant, and none of the traps. */
function checkImport(seeds) {
  const facts = JSON.parse(readFileSync(new URL('./corpus-lines.json', import.meta.url), 'utf8'));
  for (const name of readdirSync(seeds)
    .filter((file) => /^\d{3}_.*\.txt$/.test(file))
    .sort()) {
    const { lines, misprints } = facts[name.slice(0, 3)];
    const { games, tokens } = JSON.parse(movetext('import', '--report', 'json', join(seeds, name)).stdout);
    const found = games.map(({ uci }) => `${uci.join(' ')} `);
    const missing = lines.filter(({ uci }) => !found.some((game) => game.startsWith(`${uci} `)));
    for (const { line, uci } of missing) failures.push(`${name}: line ${line}: ${uci} is not found`);
    const isMeant = ({ text, meant }) => tokens.some((token) => token.text === text && token.proposals.includes(meant));
    const unseen = misprints.filter((misprint) => !isMeant(misprint));
    for (const { text, meant } of unseen) failures.push(`${name}: ${text} for ${meant} is not reported`);
    if (lines.length === 0 && 0 < games.length) failures.push(`${name}: ${games.length} games where there are none`);
    for (const { text } of tokens) if (TRAPS.includes(text)) failures.push(`${name}: ${text} is taken for a move`);
    const counts = `${lines.length - missing.length} of ${lines.length} lines, ${misprints.length - unseen.length} of ${misprints.length} misprints`;
    console.log(`${name}: ${counts}, ${games.length} games in all`);
  }
}

/** A game written in a notation and read back is the same game. */
function checkNotations(corpus) {
  const temp = mkdtempSync(join(tmpdir(), 'movetext-corpus-'));
  try {
    for (const name of readdirSync(corpus)
      .filter((file) => /\.pgn(\.\w+)?$/.test(file))
      .sort()) {
      const whole = movetext('convert', '--to', 'pgn', join(corpus, name)).stdout.split(/\n(?=\[Event )/);
      const step = Math.max(1, whole.length / limit);
      const chosen = whole.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
      const file = join(temp, 'games.pgn');
      writeFileSync(file, chosen.join('\n'));
      const games = movesOf(file);
      let same = 0;
      for (const notation of NOTATIONS) {
        const written = join(temp, `${notation}.pgn`);
        writeFileSync(written, movetext('convert', '--to', 'pgn', '--notation', notation, file).stdout);
        if (movesOf(written) === games) same++;
        else failures.push(`${name}: ${notation} does not give the same games`);
      }
      console.log(
        `${name}: ${chosen.length} of ${whole.length} games are the same in ${same} of ${NOTATIONS.length} notations`,
      );
    }
  } finally {
    rmSync(temp, { recursive: true });
  }
}

/** The moves of a file's games as UCI, side lines included, with comments and glyphs. */
function movesOf(file) {
  const { stdout } = movetext('convert', '--to', 'ndjson', file);
  return stdout.replace(/"written":"[^"]*",/g, '');
}
