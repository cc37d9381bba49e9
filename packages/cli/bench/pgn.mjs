// How fast lint checks games and convert writes them, against peers on the same file in the same run.
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

const movetext = (name, ...args) => ({
  name,
  command: process.execPath,
  args: [here('../bin/movetext.js'), ...args],
});
const peer = (name, script) => ({
  name,
  command: process.execPath,
  args: ['--max-old-space-size=8192', here(script), file],
});
const pgnExtract = ['/usr/games/pgn-extract', '/usr/bin/pgn-extract', '/usr/local/bin/pgn-extract'].find((path) =>
  existsSync(path),
);
if (pgnExtract === undefined) console.log('pgn-extract is not installed and not compared');
const extract = (name, ...args) => (pgnExtract ? [{ name, command: pgnExtract, args: [...args, '-s', file] }] : []);

const lint = (threads) => ['lint', '--quiet', '--format', 'json', '--threads', threads, file];
const megabytes = statSync(file).size / 1e6;
console.log(`${file}: ${megabytes.toFixed(1)} MB, ${rounds} rounds, median (least to most)`);
compare(cpuClock(), [
  movetext('movetext lint', ...lint('1')),
  peer('chessops', 'peers/chessops.mjs'),
  peer('kokopu', 'peers/kokopu.mjs'),
  ...extract('pgn-extract -r', '-r'),
]);
compare(cpuClock(), [movetext('movetext convert', 'convert', '--to', 'pgn', file), ...extract('pgn-extract')]);
compare(wallClock(), [movetext('lint, 2 threads', ...lint('2')), movetext('lint, 1 thread', ...lint('1'))]);

/** Runs programs in turns and prints what each took, and how the first one compares. */
function compare(clock, [ours, ...peers]) {
  const programs = [ours, ...peers];
  const seconds = new Map(programs.map((program) => [program, []]));
  for (let round = 0; round < rounds; round++) {
    for (const program of programs) seconds.get(program).push(measure(program, clock));
  }
  console.log(clock.name);
  for (const program of programs) {
    const times = seconds.get(program);
    const spread = `${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}`;
    const ratios = times.map((time, round) => time / seconds.get(ours)[round]);
    const ratio =
      program === ours
        ? ''
        : `  ${ours.name} is ${median(ratios).toFixed(2)} x as fast (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
    console.log(
      `  ${program.name.padEnd(16)} ${median(times).toFixed(2)} s (${spread}), ${(megabytes / median(times)).toFixed(1)} MB/s${ratio}`,
    );
  }
}

/** Runs a program to its end and returns the seconds it took. Exit status 1 are findings. */
function measure({ name, command, args }, clock) {
  const before = clock.read();
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  if (status === null || 1 < status) throw new Error(`${name} failed: ${stderr}`);
  return clock.read() - before;
}

/** CPU seconds of all child processes where the system tells them (Linux, in hundredths), else the time of day. */
function cpuClock() {
  if (!existsSync('/proc/self/stat')) return wallClock();
  return {
    name: 'CPU seconds',
    read() {
      // proc(5): behind the name in parentheses, cutime and cstime are the 14th and 15th field.
      const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
      return (Number(fields[13]) + Number(fields[14])) / 100;
    },
  };
}

function wallClock() {
  return { name: 'wall-clock seconds', read: () => performance.now() / 1000 };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
