import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

it.each([
  [['--stdio'], { kind: 'stdio' }],
  [['--node-ipc'], { kind: 'node-ipc' }],
  [['--socket=7658'], { kind: 'socket', address: 7658 }],
  [['--socket', '7658'], { kind: 'socket', address: 7658 }],
  [['--pipe=/run/movetext.sock'], { kind: 'socket', address: '/run/movetext.sock' }],
  [['--clientProcessId=1', '--stdio'], { kind: 'stdio' }],
])('%j opens %j', (args, transport) => {
  expect(readCommandLine(args)).toEqual({ kind: 'serve', transport });
});

it.each([
  [['--help'], 'help'],
  [['--stdio', '--help'], 'help'],
  [['--version'], 'version'],
  [[], 'misuse'],
  [['--stdin'], 'misuse'],
  [['--socket'], 'misuse'],
  [['--socket=none'], 'misuse'],
  [['--socket=0'], 'misuse'],
  [['--socket=65536'], 'misuse'],
  [['--pipe='], 'misuse'],
])('%j is %s', (args, kind) => {
  expect(readCommandLine(args).kind).toBe(kind);
});

it('names the transports where none is given', () => {
  expect(readCommandLine([])).toHaveProperty('message', expect.stringMatching(/--stdio.*--socket.*--node-ipc/));
});
