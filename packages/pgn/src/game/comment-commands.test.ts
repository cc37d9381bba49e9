import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMENT_COMMANDS, commandEntry } from '../data/comment-commands.ts';
import { type CommandValue, MARK_COLORS, readCommandValue, writeCommandValue } from './command-value.ts';
import { commentProse, readCommentCommands, withCommentCommand } from './comment-commands.ts';

const values = (text: string) => readCommentCommands(text).map(({ name, value }) => [name, value]);

describe('a command in a comment', () => {
  it.each<[string, string, CommandValue]>([
    ['clk', '0:01:08', { kind: 'duration', seconds: 68 }],
    ['clk', '0:10:00.5', { kind: 'duration', seconds: 600.5 }],
    ['clk', '1:00:00,25', { kind: 'duration', seconds: 3600.25 }],
    ['emt', '3', { kind: 'duration', seconds: 3 }],
    ['egt', '05:42', { kind: 'duration', seconds: 342 }],
    ['mct', '100:00:00', { kind: 'duration', seconds: 360_000 }],
    ['eval', '0.25,12', { kind: 'evaluation', evaluation: { kind: 'score', pawns: 0.25 }, depth: 12 }],
    ['eval', '-6.05', { kind: 'evaluation', evaluation: { kind: 'score', pawns: -6.05 }, depth: null }],
    ['eval', '0.0', { kind: 'evaluation', evaluation: { kind: 'score', pawns: 0 }, depth: null }],
    ['eval', '14,24', { kind: 'evaluation', evaluation: { kind: 'score', pawns: 0.14 }, depth: 24 }],
    ['eval', '#-3', { kind: 'evaluation', evaluation: { kind: 'mate', moves: -3 }, depth: null }],
    ['eval', '#2,30', { kind: 'evaluation', evaluation: { kind: 'mate', moves: 2 }, depth: 30 }],
    ['eval', 'M1', { kind: 'evaluation', evaluation: { kind: 'mate', moves: 1 }, depth: null }],
    ['eval', '-M1', { kind: 'evaluation', evaluation: { kind: 'mate', moves: -1 }, depth: null }],
    [
      'csl',
      'Ra4,Gb5',
      {
        kind: 'squares',
        marks: [
          { color: 'red', square: 24 },
          { color: 'green', square: 33 },
        ],
      },
    ],
    ['cal', 'Ga1a8', { kind: 'arrows', marks: [{ color: 'green', from: 0, to: 56 }] }],
    ['evp', '0,3,19,-25', { kind: 'curve', first: 0, last: 3, centipawns: [19, -25] }],
    ['wdl', '31,964,5', { kind: 'odds', win: 31, draw: 964, loss: 5 }],
    ['wdl', '[0.25, 0.5, 0.25]', { kind: 'odds', win: 0.25, draw: 0.5, loss: 0.25 }],
    ['mdl', '64', { kind: 'number', number: 64 }],
    ['tqu', '"En","","a, b]","e7e5","",1', { kind: 'fields', fields: ['En', '', 'a, b]', 'e7e5', '', 1] }],
  ])('is typed: %s %s', (name, parameters, value) => {
    const text = `before [%${name} ${parameters}] behind`;
    expect(readCommentCommands(text)).toEqual([{ name, parameters, range: { start: 7, end: text.length - 7 }, value }]);
    expect(commentProse(text)).toBe('before behind');
  });

  it.each([
    'clk soon',
    'clk 1:2:3:4',
    'eval good',
    'csl Xa4',
    'csl Ra9',
    'cal Ra1',
    'mdl x',
    'wdl 1,2',
    'evp 1',
    'tqu "a" b',
  ])('has no value where it says nothing that it could mean: %s', (command) => {
    expect(values(`[%${command}]`)).toEqual([[command.slice(0, command.indexOf(' ')), null]]);
  });

  it('is kept when nobody knows it, in its order', () => {
    const text = '[%c_effect e4;square;e4] [%clk 0:10:00.5] fine [%csl] [% no] [%eval -M1';
    expect(readCommentCommands(text).map(({ name, parameters }) => [name, parameters])).toEqual([
      ['c_effect', 'e4;square;e4'],
      ['clk', '0:10:00.5'],
      ['csl', ''],
    ]);
    expect(commentProse(text)).toBe('fine [% no] [%eval -M1');
  });

  it('has an example that can be read, each in the table', () => {
    for (const { name, shape, example } of COMMENT_COMMANDS) {
      const value = readCommandValue(example, shape);
      expect(value?.kind, name).toBe(shape);
      expect(value && writeCommandValue(value), name).toBe(example);
    }
  });

  it('costs no time in a text that only looks like commands', () => {
    expect(readCommentCommands('[%a "'.repeat(100_000))).toEqual([]);
    expect(readCommentCommands(`${'[%a '.repeat(100_000)}]`)).toHaveLength(1);
  });
});

describe('a value', () => {
  const square = fc.integer({ min: 0, max: 63 });
  const color = fc.constantFrom(...Object.values(MARK_COLORS));
  const whole = fc.integer({ min: -100_000, max: 100_000 });
  const anyValue: fc.Arbitrary<CommandValue> = fc.oneof(
    fc
      .integer({ min: -10_000_000, max: 10_000_000 })
      .map((tenths): CommandValue => ({ kind: 'duration', seconds: tenths / 10 })),
    fc.record({
      kind: fc.constant('evaluation' as const),
      evaluation: fc.oneof(
        whole.map((centipawns) => ({ kind: 'score' as const, pawns: centipawns / 100 })),
        fc.integer({ min: -999, max: 999 }).map((moves) => ({ kind: 'mate' as const, moves })),
      ),
      depth: fc.option(fc.nat(99)),
    }),
    fc.record({ kind: fc.constant('squares' as const), marks: fc.array(fc.record({ color, square })) }),
    fc.record({
      kind: fc.constant('arrows' as const),
      marks: fc.array(fc.record({ color, from: square, to: square })),
    }),
    fc.record({ kind: fc.constant('curve' as const), first: fc.nat(9), last: fc.nat(99), centipawns: fc.array(whole) }),
    fc.record({
      kind: fc.constant('fields' as const),
      fields: fc.array(
        fc.oneof(
          fc.string().map((text) => text.replace(/"/g, "'")),
          whole,
        ),
        { minLength: 1 },
      ),
    }),
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(readCommandValue(writeCommandValue(value), value.kind)).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('withCommentCommand', () => {
  it.each([
    ['', '[%clk 1]'],
    ['text', '[%clk 1] text'],
    [' text', '[%clk 1] text'],
    ['a [%clk 0:00:09] b [%clk 2]', 'a [%clk 1] b [%clk 2]'],
    ['[%eval 0.1]', '[%clk 1] [%eval 0.1]'],
  ])('sets one: %j', (text, expected) => {
    expect(withCommentCommand(text, 'clk', '1')).toBe(expected);
  });

  it.each([
    ['a [%clk 0:00:09] b [%clk 2]', 'a b '],
    ['[%clk 1] text', 'text'],
    ['text', 'text'],
    ['a[%clk 1]b', 'ab'],
  ])('takes it out: %j', (text, expected) => {
    expect(withCommentCommand(text, 'clk', null)).toBe(expected);
  });

  it('leaves every other command as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a ', ' ', '[%clk 1]', '[%eval 0.5,9]', '[%x "]" y]', 'b', '[%', ']', '"')),
        fc.option(fc.constantFrom('9', '')),
        (parts, parameters) => {
          const others = (text: string) =>
            readCommentCommands(text)
              .filter(({ name }) => name !== 'clk')
              .map(({ range }) => text.slice(range.start, range.end));
          const text = parts.filter((part) => part.length > 2 || part === ' ' || part === 'b').join('');
          const changed = withCommentCommand(text, 'clk', parameters);
          expect(others(changed)).toEqual(others(text));
          const clocks = readCommentCommands(changed).filter(({ name }) => name === 'clk');
          if (parameters === null) expect(clocks).toEqual([]);
          else expect(clocks[0]?.parameters).toBe(parameters);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('knows only what is in the table', () => {
    expect(commandEntry('clk')?.shape).toBe('duration');
    expect(commandEntry('constructor')).toBeUndefined();
  });
});
