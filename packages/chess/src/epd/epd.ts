import { type FenOptions, writeFen } from '../fen.ts';
import type { FenIssue, FenLeniency } from '../fen-issues.ts';
import type { Move } from '../move.ts';
import { parseSan, writeSan } from '../notation/san.ts';
import type { Position } from '../position.ts';
import { readPosition } from '../read-position.ts';
import { ok, type Result } from '../result.ts';
import type { SetupOptions } from '../setup-issues.ts';
import type { TextRange } from '../types.ts';
import { EPD_OPCODES, type EpdOperation } from './operation.ts';
import { readOperations, type WrittenOperation } from './operation-reader.ts';

/** A position and what is known of it: a line of Extended Position Description. */
export interface Epd {
  /** The position; its clocks come from `hmvc` and `fmvn`, or from two numbers in their place in a FEN. */
  readonly position: Position;
  /** What is said of it, in the order written. */
  readonly operations: readonly EpdOperation[];
}

/** Something in an EPD record that could not be taken as meant; the operation is kept as written. */
export interface EpdIssue {
  /** What is wrong; fixed words. */
  readonly code: 'not-an-opcode' | 'unterminated-text' | 'missing-semicolon' | 'wrong-operand';
  /** The operation's name, the operand, or the end of the record for what is missing. */
  readonly range: TextRange;
  /** A sentence in English without a full stop. */
  readonly message: string;
}

/** An EPD record as read. */
export interface EpdReading extends Epd {
  /** What is wrong with the operations. */
  readonly issues: readonly EpdIssue[];
  /** What is wrong with the position but does not forbid play: rights that cannot be. */
  readonly warnings: readonly FenIssue[];
  /** Liberties of form in the fields of the position that were forgiven. */
  readonly leniencies: readonly FenLeniency[];
}

const FIELDS = /^\s*\S+\s+\S+\s+\S+\s+\S+(?:\s+\d+\s+\d+(?=\s|$))?/;

/**
 * Reads a line of EPD: the first four fields of a FEN, then operations such as `bm Nf3; id "test 1";`.
 *
 * Operations of the standard are typed ({@link EPD_OPCODES}); unknown ones, and those whose operands do not fit, are kept as written.
 * The error holds every fault of the position; faults of operations are among the issues of the reading.
 */
export function parseEpd(
  text: string,
  options: FenOptions & SetupOptions = {},
): Result<EpdReading, readonly FenIssue[]> {
  const fields = FIELDS.exec(text)?.[0] ?? text;
  const read = readPosition(fields, options);
  if (!read.ok) return read;
  const issues: EpdIssue[] = [];
  const { operations: written, faults } = readOperations(text, fields.length);
  for (const { code, range } of faults) issues.push({ code, range, message: FAULT_WORDS[code] });
  const operations = written.map((operation) => typeOperation(operation, read.value.position, issues));
  const position = withClocks(read.value.position, operations);
  issues.sort((a, b) => a.range.start - b.range.start);
  // That the clocks are missing is no liberty here.
  const leniencies = read.value.leniencies.filter(({ code }) => code !== 'missing-field');
  return ok({ position, operations, issues, warnings: read.value.warnings, leniencies });
}

const FAULT_WORDS = {
  'not-an-opcode': 'the name of an operation begins with a letter',
  'unterminated-text': 'the text has no closing quote',
  'missing-semicolon': 'the last operation has no semicolon',
} as const;

/**
 * Writes a position and its operations as a line of EPD. The clocks are not part of it: where they matter,
 * pass the operations `hmvc` and `fmvn`.
 *
 * @throws RangeError when a move is not legal where it stands.
 */
export function writeEpd({ position, operations }: Epd): string {
  const fields = writeFen(position).split(' ').slice(0, 4);
  return [...fields, ...operations.map((operation) => `${writeOperation(operation, position)};`)].join(' ');
}

function typeOperation(written: WrittenOperation, position: Position, issues: EpdIssue[]): EpdOperation {
  const { opcode, operands } = written;
  const other = { kind: 'other', opcode, operands: operands.map((operand) => operand.written) } as const;
  const kind = Object.hasOwn(EPD_OPCODES, opcode) ? EPD_OPCODES[opcode] : undefined;
  if (kind === undefined) return other;
  const fail = (range: TextRange, message: string): EpdOperation => {
    issues.push({ code: 'wrong-operand', range, message });
    return other;
  };
  switch (kind) {
    case 'flag':
      return operands[0] ? fail(operands[0].range, `${opcode} stands alone`) : { kind, opcode };
    case 'text': {
      // One text in quotes; a name without quotes is taken word by word.
      const text = operands.map((operand) => operand.text).join(' ');
      return operands.length === 0 ? fail(written.opcodeRange, `${opcode} needs a text`) : { kind, opcode, text };
    }
    case 'number': {
      const [number, more] = operands;
      if (!number || more) return fail(more?.range ?? written.opcodeRange, `${opcode} needs one number`);
      const value = Number(number.text);
      if (/^[+-]?\d{1,15}$/.test(number.text)) return { kind, opcode, value };
      return fail(number.range, `${opcode} needs a whole number, not ${JSON.stringify(number.text)}`);
    }
    case 'moves':
    case 'line': {
      const moves: Move[] = [];
      let at = position;
      for (const operand of operands) {
        const move = parseSan(operand.text, at);
        if (!move.ok) return fail(operand.range, move.error.message);
        moves.push(move.value);
        if (kind === 'line') at = at.play(move.value);
      }
      return moves.length === 0 ? fail(written.opcodeRange, `${opcode} needs a move`) : { kind, opcode, moves };
    }
  }
}

function withClocks(position: Position, operations: readonly EpdOperation[]): Position {
  const clock = (opcode: string, least: number) => {
    const found = operations.find((operation) => operation.opcode === opcode);
    return found?.kind === 'number' && least <= found.value && found.value < 1e9 ? found.value : undefined;
  };
  const halfmoveClock = clock('hmvc', 0);
  const fullmoveNumber = clock('fmvn', 1);
  if (halfmoveClock === undefined && fullmoveNumber === undefined) return position;
  return position.withClocks(halfmoveClock ?? position.halfmoveClock, fullmoveNumber ?? position.fullmoveNumber);
}

function writeOperation(operation: EpdOperation, position: Position): string {
  const { opcode } = operation;
  switch (operation.kind) {
    case 'flag':
      return opcode;
    case 'number':
      return `${opcode} ${operation.value}`;
    case 'text':
      // EPD has no way to write a quote within a text.
      return `${opcode} "${operation.text.replaceAll('"', "'")}"`;
    case 'other':
      return [opcode, ...operation.operands].join(' ');
    case 'moves':
      return [opcode, ...operation.moves.map((move) => writeSan(move, position))].join(' ');
    case 'line': {
      let at = position;
      const sans = operation.moves.map((move) => {
        const san = writeSan(move, at);
        at = at.play(move);
        return san;
      });
      return [opcode, ...sans].join(' ');
    }
  }
}
