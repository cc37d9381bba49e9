// How fast lint reads games, against peers on the same file in the same run.
//   pnpm bench pgn FILE [ROUNDS]
// Every program runs in a process of its own, one after another and in several rounds, so that a busy machine bothers all alike;
// what is compared is CPU seconds, start-up included. Each plays every move, variations too, but for pgn-extract's own way of checking (-r).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const [file, roundsText = '3'] = process.argv.slice(2);
const rounds = Number(roundsText);
if (file === undefined || !existsSync(file) || !(1 <= rounds)) {
  console.error('usage: pnpm bench pgn FILE [ROUNDS]');
  process.exit(2);
}

const ours = {
  name: 'movetext lint',
  command: process.execPath,
  args: [here('../bin/movetext.js'), 'lint', '--quiet', '--format', 'json', file],
};
const peers = [
  {
    name: 'chessops',
    command: process.execPath,
    args: ['--max-old-space-size=8192', here('peers/chessops.mjs'), file],
  },
  { name: 'kokopu', command: process.execPath, args: ['--max-old-space-size=8192', here('peers/kokopu.mjs'), file] },
];
const pgnExtract = ['/usr/games/pgn-extract', '/usr/bin/pgn-extract', '/usr/local/bin/pgn-extract'].find((path) =>
  existsSync(path),
);
if (pgnExtract === undefined) console.log('pgn-extract is not installed and not compared');
else peers.push({ name: 'pgn-extract -r', command: pgnExtract, args: ['-r', '-s', file] });

const seconds = new Map([ours, ...peers].map((program) => [program, []]));
for (let round = 0; round < rounds; round++) {
  for (const program of [ours, ...peers]) seconds.get(program).push(measure(program));
}

const megabytes = statSync(file).size / 1e6;
const best = (program) => median(seconds.get(program));
console.log(`${file}: ${megabytes.toFixed(1)} MB, ${rounds} rounds, ${clock().name}, median (least to most)`);
for (const program of [ours, ...peers]) {
  const times = seconds.get(program);
  const spread = `${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}`;
  const ratios = times.map((time, round) => time / seconds.get(ours)[round]);
  const ratio =
    program === ours
      ? ''
      : `  movetext is ${median(ratios).toFixed(2)} x as fast (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
  console.log(
    `${program.name.padEnd(15)} ${best(program).toFixed(2)} s (${spread}), ${(megabytes / best(program)).toFixed(1)} MB/s${ratio}`,
  );
}

/** Runs a program to its end and returns the seconds it took. Exit status 1 are findings. */
function measure({ name, command, args }) {
  const before = clock().read();
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  if (status === null || 1 < status) throw new Error(`${name} failed: ${stderr}`);
  return clock().read() - before;
}

/** CPU seconds of all child processes where the system tells them (Linux, in hundredths), else the time of day. */
function clock() {
  if (!existsSync('/proc/self/stat')) return { name: 'wall-clock seconds', read: () => performance.now() / 1000 };
  return {
    name: 'CPU seconds',
    read() {
      // proc(5): behind the name in parentheses, cutime and cstime are the 14th and 15th field.
      const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
      return (Number(fields[13]) + Number(fields[14])) / 100;
    },
  };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
