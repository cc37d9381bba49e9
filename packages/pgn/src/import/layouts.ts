import type { Atom } from './atom.ts';

/** A text with more atoms is read in its own order only. */
const MAX_ATOMS = 6000;

/**
 * The orders in which the atoms of a text may be meant to be read, that of the text first: a score sheet has its numbers
 * in several columns, a newspaper its lines, a table White's moves in one row and Black's in the next.
 */
export function readingOrders(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const orders = [atoms];
  if (MAX_ATOMS < atoms.length) return orders;
  const rows = rowsOf(atoms);
  const sorted = byNumber(rows);
  if (sorted) orders.push(sorted);
  const columns = byColumns(rows);
  if (columns) orders.push(columns);
  return [...orders, ...byTurns(rows)];
}

function rowsOf(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const rows: Atom[][] = [[]];
  for (const atom of atoms) {
    rows.at(-1)?.push(atom);
    if (atom.kind === 'line' || atom.kind === 'break') rows.push([]);
  }
  return rows;
}

/** Groups of a number and what stands behind it, sorted by their numbers; only where rows hold several that are far apart. */
function byNumber(rows: readonly (readonly Atom[])[]): readonly Atom[] | null {
  const jumps = rows.filter((row) => {
    const numbers = row.flatMap((atom) => (atom.kind === 'number' ? [atom.value] : []));
    return numbers.some((value, index) => 0 < index && 1 < Math.abs(value - (numbers[index - 1] ?? value)));
  });
  const isTwice = hasEachNumberTwice(rows);
  if (jumps.length < 2 && !isTwice) return null;
  const head: Atom[] = [];
  const groups: { readonly key: number; readonly atoms: Atom[] }[] = [];
  const seen = new Set<number>();
  for (const row of rows) {
    let isOpen = false;
    for (const atom of row) {
      if (atom.kind === 'number') {
        // Where each number stands twice, the second is Black's.
        const isBlack = atom.isBlack || (isTwice && seen.has(atom.value));
        seen.add(atom.value);
        groups.push({ key: atom.value * 2 + (isBlack ? 1 : 0), atoms: [{ ...atom, isBlack }] });
        isOpen = true;
      } else if (isOpen || 0 < groups.length) groups.at(-1)?.atoms.push(atom);
      else head.push(atom);
    }
  }
  return [...head, ...groups.sort((a, b) => a.key - b.key).flatMap(({ atoms }) => atoms)];
}

/** White's moves with their numbers, then Black's with the same. */
function hasEachNumberTwice(rows: readonly (readonly Atom[])[]): boolean {
  const counts = new Map<number, number>();
  for (const atom of rows.flat()) if (atom.kind === 'number') counts.set(atom.value, (counts.get(atom.value) ?? 0) + 1);
  const twice = [...counts.values()].filter((count) => count === 2).length;
  return 3 <= counts.size && counts.size * 0.8 <= twice;
}

/** Columns one after another: rows are cut at their cells. */
function byColumns(rows: readonly (readonly Atom[])[]): readonly Atom[] | null {
  const cut = rows.map((row) => cellsOf(row));
  const widths = cut.map((cells) => cells.filter(hasMove).length);
  const wide = widths.filter((width) => 2 <= width).length;
  if (wide < 2) return null;
  const columns: Atom[][] = [];
  for (const cells of cut) {
    for (const [index, cell] of cells.entries()) {
      const column = columns[index] ?? [];
      columns[index] = column;
      column.push(...cell);
      const last = cell.at(-1);
      if (last && last.kind !== 'line' && last.kind !== 'break')
        column.push({ kind: 'line', start: last.end, end: last.end });
    }
  }
  return columns.flat();
}

function cellsOf(row: readonly Atom[]): readonly (readonly Atom[])[] {
  const cells: Atom[][] = [[]];
  for (const atom of row) {
    if (atom.kind === 'cell') cells.push([]);
    else cells.at(-1)?.push(atom);
  }
  return cells.filter((cell) => 0 < cell.length);
}

function hasMove(atoms: readonly Atom[]): boolean {
  return atoms.some(({ kind }) => kind === 'move');
}

/** White's and Black's moves in turns, where they stand in rows by turns, or in two halves of the text, of the same length. */
function byTurns(rows: readonly (readonly Atom[])[]): readonly (readonly Atom[])[] {
  const lists = rows.map(movesOf).filter((list) => 0 < list.length);
  const half = Math.ceil(lists.length / 2);
  return [pairsOf(lists), [[lists.slice(0, half).flat(), lists.slice(half).flat()] as const]]
    .filter((pairs) => pairs.every(([whites, blacks]) => fits(whites, blacks)))
    .filter((pairs) => 3 <= Math.max(0, ...pairs.map(([whites]) => whites.length)))
    .map((pairs) =>
      pairs.flatMap(([whites, blacks]) =>
        whites.flatMap((white, index) => {
          const black = blacks[index];
          return black ? [white, black] : [white];
        }),
      ),
    );
}

/** The moves of a row; what only may be one, as the words of a heading, counts beside others. */
function movesOf(row: readonly Atom[]): readonly Atom[] {
  const moves = row.filter((atom) => atom.kind === 'move');
  return moves.some(({ look, place }) => look !== 'weak' || place === 'alone') ? moves : [];
}

/** Each list with the next; the last move of a game may have no answer. */
function pairsOf(lists: readonly (readonly Atom[])[]): readonly (readonly [readonly Atom[], readonly Atom[]])[] {
  const pairs: (readonly [readonly Atom[], readonly Atom[]])[] = [];
  for (let index = 0; index < lists.length; index += 2) pairs.push([lists[index] ?? [], lists[index + 1] ?? []]);
  return pairs;
}

function fits(whites: readonly Atom[], blacks: readonly Atom[]): boolean {
  const difference = whites.length - blacks.length;
  return difference === 0 || difference === 1;
}
