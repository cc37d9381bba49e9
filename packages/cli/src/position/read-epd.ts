import {
  EPD_OPCODES,
  type EpdOperation,
  type Move,
  type Position,
  writeEpd,
  writeSan,
  writeUci,
} from '@movetext/chess';

/** A move of an operation, in both spellings. */
interface ReportedMove {
  readonly san: string;
  readonly uci: string;
}

/** An operation of an EPD record as `position --json` prints it. */
export type ReportedOperation = { readonly opcode: string } & (
  | { readonly moves: readonly ReportedMove[] }
  | { readonly value: number }
  | { readonly text: string }
  | { readonly operands: readonly string[] }
  | Record<never, never>
);

const FIELDS = /^\s*(?:\S+\s+){4}(?:\d+\s+\d+\s+)?([A-Za-z]\w*)(?=[\s;]|$)/;

/**
 * Where the operations of an EPD record begin, null for a mere FEN.
 * Behind the fields stands a known operation, or any that ends in a semicolon: other text there is a slip in a FEN.
 */
export function operationsStart(text: string): number | null {
  const [fields = '', opcode = ''] = FIELDS.exec(text) ?? [];
  const isEpd = Object.hasOwn(EPD_OPCODES, opcode) || (opcode !== '' && text.includes(';'));
  return isEpd ? fields.length - opcode.length : null;
}

/** An operation for the report. */
export function reportOperation(operation: EpdOperation, position: Position): ReportedOperation {
  const { opcode } = operation;
  switch (operation.kind) {
    case 'moves':
      return { opcode, moves: operation.moves.map((move) => reportMove(move, position)) };
    case 'line':
      return { opcode, moves: reportLine(operation.moves, position) };
    case 'number':
      return { opcode, value: operation.value };
    case 'text':
      return { opcode, text: operation.text };
    case 'other':
      return { opcode, operands: operation.operands };
    case 'flag':
      return { opcode };
  }
}

/** Each operation as an EPD record has it: `bm Qd1+`. */
export function writeOperations(operations: readonly EpdOperation[], position: Position): string[] {
  const fields = `${writeEpd({ position, operations: [] })} `;
  return operations.map((operation) => writeEpd({ position, operations: [operation] }).slice(fields.length, -1));
}

function reportMove(move: Move, position: Position): ReportedMove {
  return { san: writeSan(move, position), uci: writeUci(move, { chess960: position.chess960 }) };
}

/** Each move of a line is one of the position that the moves before it led to. */
function reportLine(moves: readonly Move[], start: Position): ReportedMove[] {
  let position = start;
  return moves.map((move) => {
    const reported = reportMove(move, position);
    position = position.play(move);
    return reported;
  });
}
