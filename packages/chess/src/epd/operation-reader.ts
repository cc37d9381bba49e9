import type { TextRange } from '../types.ts';

/** An operation as written. */
export interface WrittenOperation {
  readonly opcode: string;
  readonly opcodeRange: TextRange;
  readonly operands: readonly WrittenOperand[];
}

/** An operand as written: a word, or a text in quotes. */
export interface WrittenOperand {
  /** With its quotes. */
  readonly written: string;
  /** Without its quotes. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly range: TextRange;
}

/** Something in the text of the operations that is not as it should be. */
export interface WrittenFault {
  readonly code: 'not-an-opcode' | 'unterminated-text' | 'missing-semicolon';
  readonly range: TextRange;
}

/** The operations behind the four fields of an EPD record, taken apart; nothing is lost but what no opcode stands before. */
export function readOperations(
  text: string,
  offset: number,
): { operations: WrittenOperation[]; faults: WrittenFault[] } {
  const operations: WrittenOperation[] = [];
  const faults: WrittenFault[] = [];
  const token = /\s+|;|"[^"]*"?|[^\s;"]+/y;
  token.lastIndex = offset;
  let current: { opcode: string; opcodeRange: TextRange; operands: WrittenOperand[] } | undefined;
  let isSkipping = false;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [written] = match;
    const range = { start: match.index, end: match.index + written.length };
    if (written.trim() === '' || (isSkipping && written !== ';')) continue;
    if (written === ';') {
      isSkipping = false;
      current = undefined;
    } else if (current) {
      const isQuoted = written.startsWith('"');
      const isClosed = isQuoted && 1 < written.length && written.endsWith('"');
      if (isQuoted && !isClosed) faults.push({ code: 'unterminated-text', range });
      const inside = isQuoted ? written.slice(1, isClosed ? -1 : undefined) : written;
      current.operands.push({
        written: isQuoted && !isClosed ? `${written}"` : written,
        text: inside,
        isQuoted,
        range,
      });
    } else if (/^[A-Za-z]\w*$/.test(written)) {
      current = { opcode: written, opcodeRange: range, operands: [] };
      operations.push(current);
    } else {
      faults.push({ code: 'not-an-opcode', range });
      isSkipping = true;
    }
  }
  if (current) faults.push({ code: 'missing-semicolon', range: { start: text.length, end: text.length } });
  return { operations, faults };
}
