import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colorsFor } from '../colors.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { counted } from '../plural.ts';
import { countNodes } from './count-nodes.ts';
import type { CountRunner } from './count-runner.ts';
import { perftJson, rounded } from './perft-json.ts';
import { type PerftStart, readStart } from './perft-start.ts';
import { type ExpectedCount, type PerftStanza, parsePerftSuite } from './perft-suite.ts';

/** Checks all counts of a suite, in one process; a line for each. */
export async function runSuite(file: string, asJson: boolean, runner: CountRunner, io: Io): Promise<ExitCode> {
  const stanzas = readSuite(file, io);
  let wrong = 0;
  let total = 0;
  const start = io.now();
  for (const stanza of stanzas) {
    for (const expected of stanza.counts) {
      const isRight = await checkCount(stanza, expected, asJson, runner, io);
      total++;
      if (!isRight) wrong++;
      // Counts take long: each is shown when it is there.
      await io.stdout.drain();
    }
  }
  const seconds = ((io.now() - start) / 1000).toFixed(1);
  io.stderr.write(
    `${counted(total, 'count')} checked in ${seconds} s, ${wrong === 0 ? 'all right' : `${wrong} wrong`}\n`,
  );
  return wrong === 0 ? ExitCode.Clean : ExitCode.Findings;
}

function readSuite(file: string, io: Io): readonly PerftStanza[] {
  let text: string;
  try {
    text = readFileSync(path.resolve(io.cwd, file), 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const reading = parsePerftSuite(text);
  if (!reading.ok) throw new UsageError(`${file}:${reading.error.line}: ${reading.error.message}`);
  const total = reading.value.reduce((sum, stanza) => sum + stanza.counts.length, 0);
  if (total === 0)
    throw new UsageError(
      `${file} holds no counts: its lines are 'id NAME', 'epd FEN' and 'perft DEPTH NODES', or 'FEN ;D1 NODES ;D2 NODES'`,
    );
  return reading.value;
}

async function startOf({ id, fen }: PerftStanza): Promise<PerftStart> {
  try {
    return await readStart(fen, false);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${id}: ${error.message}`) : error;
  }
}

async function checkCount(
  stanza: PerftStanza,
  expected: ExpectedCount,
  asJson: boolean,
  runner: CountRunner,
  io: Io,
): Promise<boolean> {
  const { nodes, seconds } = await countNodes(await startOf(stanza), expected.depth, false, runner, io);
  const isRight = nodes === expected.nodes;
  if (asJson) {
    const { id, fen } = stanza;
    const line = {
      id,
      fen,
      depth: expected.depth,
      nodes,
      expected: expected.nodes,
      ok: isRight,
      seconds: rounded(seconds),
      threads: runner.threads,
    };
    io.stdout.write(`${perftJson(line)}\n`);
    return isRight;
  }
  const colors = colorsFor(io.stdout, io);
  const verdict = isRight ? colors.green('right') : colors.red(`wrong, expected ${expected.nodes}`);
  io.stdout.write(`${stanza.id} depth ${expected.depth}: ${nodes} ${verdict}\n`);
  return isRight;
}
