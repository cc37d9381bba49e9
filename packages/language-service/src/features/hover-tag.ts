import { writeFen } from '@movetext/chess';
import { type TagPair, tagEntry } from '@movetext/pgn';
import { boardMarkdown } from '../presentation/board.ts';
import { codeSpan, escapeMarkdown, paragraphs } from '../presentation/markdown.ts';
import { standing } from '../presentation/move-words.ts';
import type { HoverTarget } from './hover-move.ts';
import { resultMeaning } from './result-meaning.ts';

/** A tag's name: what the tag means. */
export function tagNameHover({ section, range }: HoverTarget): string | null {
  const name = section.source.slice(range.start, range.end);
  const entry = tagEntry(name);
  return entry ? paragraphs([`**${escapeMarkdown(name)}**`, entry.summary, `As in ${codeSpan(entry.example)}`]) : null;
}

/** A tag's value: the board of a FEN, the meaning of a result. */
export function tagValueHover(target: HoverTarget): string | null {
  const { range, section } = target;
  const tag = section
    .game()
    .tags.find((pair) => pair.valueRange.start <= range.start && range.end <= pair.valueRange.end);
  if (tag?.name === 'FEN') return fenHover(target, tag);
  if (tag?.name === 'Result') return resultMeaning(tag.value);
  return null;
}

function fenHover({ section, settings }: HoverTarget, tag: TagPair): string | null {
  const { start } = section.game();
  if (start.fenTag?.valueRange.start !== tag.valueRange.start) return null;
  const issues = start.issues.map((issue) => `- ${escapeMarkdown(issue.message)}`).join('\n');
  if (!start.position) return paragraphs(['No position can be made of this FEN', issues]);
  return paragraphs([
    boardMarkdown(start.position, settings, { caption: 'Board where the game starts' }),
    `Start position · ${standing(start.position)}`,
    codeSpan(writeFen(start.position)),
    issues,
  ]);
}
