/** How text flows into lines. */
export interface LineFlowOptions {
  /** Lines stay below so many characters, unless a single piece is longer. */
  readonly width: number;
  /** What ends a line. */
  readonly lineBreak: string;
}

/**
 * Sets pieces of movetext one behind the other, a space or a line break between them.
 * A piece is never broken; it may hold line breaks of its own, as comments do.
 */
export class LineFlow {
  readonly #width: number;
  readonly #lineBreak: string;
  #done = '';
  /** Characters on the current line, `#piece` not counted. */
  #column = 0;
  /** The last piece, to which something may be attached still. */
  #piece = '';
  /** What goes before the next piece without a space. */
  #prefix = '';
  /** Whether nothing may follow on the same line. */
  #isLineOver = false;
  /** Whether the last piece is a line that its `%` shall hide. */
  #isHidden = false;
  #indent = '';

  constructor(options: LineFlowOptions) {
    this.#width = options.width;
    this.#lineBreak = options.lineBreak;
  }

  /** Adds a piece. */
  add(piece: string): void {
    this.#place();
    this.#piece = this.#prefix + piece;
    this.#prefix = '';
  }

  /** Adds to the last piece, without a space; a piece of its own where nothing may follow on the line. */
  attach(text: string): void {
    if (this.#piece === '' || this.#isLineOver || this.#prefix !== '') this.add(text);
    else this.#piece += text;
  }

  /** Puts something before the next piece, without a space. */
  prefix(text: string): void {
    if (this.#isLineOver) this.#place();
    this.#prefix += text;
  }

  /** Adds a piece that ends its line: a `;` comment. */
  addToLineEnd(piece: string): void {
    this.add(piece);
    this.#isLineOver = true;
  }

  /** Adds a line of its own, from column 0: an escape line. */
  addLine(line: string): void {
    const indent = this.#indent;
    this.endLine();
    this.#piece = line;
    this.#isLineOver = true;
    this.#isHidden = true;
    this.#place();
    this.#indent = indent;
  }

  /** Ends the line, unless nothing stands on it; the next one begins with `indent`. */
  endLine(indent = ''): void {
    if (this.#prefix !== '') this.add('');
    this.#place();
    if (0 < this.#column) this.#break();
    this.#indent = indent;
  }

  /** All that was added. */
  text(): string {
    if (this.#prefix !== '') this.add('');
    this.#place();
    return this.#done;
  }

  #place(): void {
    const piece = this.#piece;
    if (piece !== '') {
      const firstLine = lineEnd(piece);
      const isOneLine = firstLine === piece.length;
      // In column 0 a `%` would hide its line.
      const isBound = piece.startsWith('%') && !this.#isHidden;
      this.#isHidden = false;
      if (0 < this.#column && this.#width <= this.#column + 1 + firstLine && !isBound) this.#break();
      const gap = 0 < this.#column || (isBound && this.#indent === '') ? ' ' : this.#indent;
      this.#done += gap + piece;
      if (isOneLine) this.#column += gap.length + piece.length;
      else this.#column = piece.length - 1 - Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
      this.#piece = '';
    }
    if (this.#isLineOver) {
      this.#isLineOver = false;
      this.#break();
    }
  }

  #break(): void {
    this.#done += this.#lineBreak;
    this.#column = 0;
  }
}

/** Characters of a piece's first line. */
function lineEnd(piece: string): number {
  const feed = piece.indexOf('\n');
  const carriage = piece.indexOf('\r');
  if (feed < 0) return carriage < 0 ? piece.length : carriage;
  return carriage < 0 ? feed : Math.min(feed, carriage);
}
