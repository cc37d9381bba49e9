/** The first of some texts that is spelled as a FEN. Whether it makes sense, the server has seen to. */
export function fenIn(texts: readonly string[]): string | undefined {
  return texts
    .map((text) => text.trim())
    .find((text) => /^[1-8a-z]+(?:\/[1-8a-z]+){7} [wb] \S+ \S+ \d+ \d+$/i.test(text));
}
