/** Text that Markdown shows as it is. Text from a file never becomes a link, an image or HTML. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&$]/g, '\\$&');
}

/** A code span that holds `text`, whatever backticks are in it. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** Paragraphs one below the other; empty ones are left out. */
export function paragraphs(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
