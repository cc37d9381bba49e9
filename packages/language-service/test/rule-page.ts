import { readFileSync } from 'node:fs';
import { readGames } from '@movetext/pgn';
import { describe, expect, it } from 'vitest';
import { positionAt, readLines } from '../src/lines.ts';
import { type Finding, lintSection } from '../src/lint.ts';
import { rules } from '../src/rules/index.ts';
import { defaultSettings } from '../src/settings.ts';
import { applyEdits, type OffsetEdit } from './apply-edits.ts';

/** A fenced block of a rule's page. */
interface Block {
  readonly kind: 'reported' | 'clean' | 'fixed';
  /** The block's PGN, annotation lines cut out. */
  readonly text: string;
  /** The block as it stands in the page. */
  readonly annotated: string;
}

/** A finding with its place in the whole text. */
interface PlacedFinding {
  readonly finding: Finding;
  readonly start: number;
  readonly end: number;
}

const FENCE = /^```pgn (reported|clean|fixed)\n([\s\S]*?)^```$/gm;
/** `%   ^^^^ severity: message`; `%<^^^` begins at column 0. */
const ANNOTATION = /^%(?:<\^*| *\^+) (?:error|warning|info|hint): /;

/**
 * Runs the examples in a rule's page as tests.
 *
 * A `pgn reported` block holds its findings as annotations: `%` lines with carets below the place, the severity and the message.
 * The rule must report these and no others, and no other rule may report the same places.
 * In a `pgn clean` block the rule reports nothing, and no rule reports an error.
 * A `pgn fixed` block is the text of the block before it when the first fix of each of the rule's findings is applied.
 */
export function testRulePage(code: string): void {
  describe(`${code}.md`, () => {
    const page = readRulePage(code);
    const blocks = blocksOf(page);

    it('says what the rule is called and shows both faces of it', () => {
      expect(page.startsWith(`# ${code}\n\n`)).toBe(true);
      expect(blocks.map((block) => block.kind)).toEqual(expect.arrayContaining(['reported', 'clean']));
    });

    blocks.forEach((block, index) => {
      const name = `block ${index + 1}: ${block.kind}`;
      if (block.kind === 'reported') it(name, () => expectReported(code, block));
      if (block.kind === 'clean') it(name, () => expectClean(code, block));
      if (block.kind === 'fixed') it(name, () => expectFixed(code, blocks[index - 1], block));
    });
  });
}

/** A rule's page as it stands beside it. */
export function readRulePage(code: string): string {
  return readFileSync(new URL(`../src/rules/${code}/${code}.md`, import.meta.url), 'utf8');
}

/** All findings in a text under the default settings. */
export function findingsIn(text: string): PlacedFinding[] {
  return readGames(text).flatMap((section) =>
    lintSection(section, defaultSettings).map((finding) => ({
      finding,
      start: section.start + finding.range.start,
      end: section.start + finding.range.end,
    })),
  );
}

/** The text with one fix of each finding of a rule applied; `choose` picks the fix, the first unless given. */
export function fixAll(text: string, code: string, choose = 0): string {
  const edits = readGames(text).flatMap((section) =>
    lintSection(section, defaultSettings)
      .filter((finding) => finding.code === code)
      .flatMap((finding) => finding.fixes()[choose]?.edits ?? [])
      .map((edit): OffsetEdit => {
        const { start, end } = edit.range;
        return { start: section.start + start, end: section.start + end, newText: edit.newText };
      }),
  );
  return applyEdits(text, edits);
}

/** The titles of the fixes of a rule's findings, in order. */
export function fixTitles(text: string, code: string): string[] {
  return findingsIn(text).flatMap(({ finding }) =>
    finding.code === code ? finding.fixes().map((fix) => fix.title) : [],
  );
}

function expectReported(code: string, block: Block): void {
  const findings = findingsIn(block.text);
  const own = findings.filter(({ finding }) => finding.code === code);
  expect(annotate(block.text, own)).toBe(block.annotated);
  expect(own).not.toHaveLength(0);
  const twice = findings.filter(
    (other) => other.finding.code !== code && own.some((one) => other.start < one.end && one.start < other.end),
  );
  expect(twice.map(({ finding }) => finding.code)).toEqual([]);
}

function expectClean(code: string, block: Block): void {
  const findings = findingsIn(block.text).filter(
    ({ finding }) => finding.code === code || finding.severity === 'error',
  );
  expect(annotate(block.text, findings)).toBe(block.text);
}

function expectFixed(code: string, before: Block | undefined, block: Block): void {
  if (before?.kind !== 'reported') throw new RangeError('a fixed block follows a reported one');
  expect(fixAll(before.text, code)).toBe(block.text);
  const rule = rules.find((candidate) => candidate.code === code);
  expect(rule?.fixable).toBe(true);
}

function blocksOf(page: string): Block[] {
  return Array.from(page.matchAll(FENCE), ([, kind, annotated = '']) => ({
    kind: kind === 'reported' || kind === 'clean' ? kind : 'fixed',
    annotated,
    text: annotated
      .split('\n')
      .filter((line) => !ANNOTATION.test(line))
      .join('\n'),
  }));
}

/** Writes findings below their lines as a page shows them. */
function annotate(text: string, findings: readonly PlacedFinding[]): string {
  const lines = readLines(text);
  const annotated = text.split('\n').map((line) => [line]);
  for (const { finding, start, end } of findings) {
    const from = positionAt(lines, start);
    const to = positionAt(lines, end);
    const last = to.line === from.line ? to.character : (annotated[from.line]?.[0]?.length ?? 0);
    const carets =
      from.character === 0
        ? `%<${'^'.repeat(Math.max(0, last - 2))}`
        : `%${' '.repeat(from.character - 1)}${'^'.repeat(Math.max(1, last - from.character))}`;
    annotated[from.line]?.push(`${carets} ${finding.severity}: ${finding.message}`);
  }
  return annotated.flat().join('\n');
}
