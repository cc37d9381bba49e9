/** Debian's `stockfish` as a counter of move sequences. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The program, or another one named by the environment variable STOCKFISH. */
export const STOCKFISH = process.env.STOCKFISH ?? '/usr/games/stockfish';

/** Whether it is installed. */
export const hasStockfish = existsSync(STOCKFISH);

/**
 * One process for all counts, so that its start is not measured; a command and its arguments may be given instead.
 * `count` settles with the nodes, the seconds and (on Linux) the CPU seconds they took, and for each first move in UCI its nodes.
 */
export function startStockfish(command = [STOCKFISH]) {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readUntil = async (pattern, other = () => {}) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended early`);
      const match = pattern.exec(value);
      if (match) return match;
      other(value);
    }
  };
  return {
    async count(fen, depth, { chess960 = false } = {}) {
      child.stdin.write(`setoption name UCI_Chess960 value ${chess960}\nposition fen ${fen}\nisready\n`);
      await readUntil(/^readyok/);
      const start = performance.now();
      const cpuStart = cpuSecondsOf(child.pid);
      child.stdin.write(`go perft ${depth}\n`);
      const divide = {};
      const [, nodes] = await readUntil(/^Nodes searched: (\d+)/, (line) => {
        const match = /^(\w+): (\d+)$/.exec(line);
        if (match) divide[match[1]] = Number(match[2]);
      });
      const cpuEnd = cpuSecondsOf(child.pid);
      return {
        nodes: Number(nodes),
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: cpuStart === undefined || cpuEnd === undefined ? undefined : cpuEnd - cpuStart,
        divide,
      };
    },
    quit() {
      child.stdin.end('quit\n');
    },
  };
}

/** What a process has used of the processors, in steps of 10 ms; undefined where the system does not tell. */
function cpuSecondsOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // Behind the name, which stands in parentheses, the 12th and 13th fields are user and system time in hundredths.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
