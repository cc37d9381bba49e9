import type { GameSection } from '@movetext/pgn';
import { rules } from './rules/index.ts';
import type { Fix, Report, Rule, RuleContext } from './rules/rule.ts';
import type { Settings } from './settings.ts';
import type { Severity } from './severity.ts';

/** A fault that a rule found in a game. Ranges count from the game's start. */
export interface Finding extends Omit<Report, 'severity' | 'fixes'> {
  /** The rule's code. */
  readonly code: string;
  readonly severity: Severity;
  /** The ways to mend it, the likeliest first; worked out when called, from the section, which has to be valid still. */
  readonly fixes: () => readonly Fix[];
}

/** The rules that some settings leave on. */
interface ActiveRules {
  readonly all: readonly ActiveRule[];
  /** Those that run on a game without faults, too. */
  readonly always: readonly ActiveRule[];
}

interface ActiveRule {
  readonly rule: Rule;
  /** The user's severity, undefined where the rule's own holds. */
  readonly severity: Severity | undefined;
}

const activeBySettings = new WeakMap<Settings, ActiveRules>();
const NOTHING: readonly Finding[] = [];
const NO_FIXES = (): readonly Fix[] => [];

/**
 * Finds the faults of one game, in the order of its text.
 * A game of which the reader noted no fault costs next to nothing: its model is not built.
 */
export function lintSection(section: GameSection, settings: Settings): readonly Finding[] {
  const faults = section.faults;
  const active = activeRules(settings);
  let findings: Finding[] | null = null;
  let context: RuleContext | null = null;
  for (const { rule, severity } of faults === 0 ? active.always : active.all) {
    if (rule.needs !== 0 && (rule.needs & faults) === 0) continue;
    context ??= { section, settings, game: () => section.game() };
    rule.check(context, (report) => {
      findings ??= [];
      findings.push(finding(rule, severity, report));
    });
  }
  return findings === null ? NOTHING : inTextOrder(findings);
}

function finding(rule: Rule, severity: Severity | undefined, report: Report): Finding {
  return {
    ...report,
    code: rule.code,
    severity: severity ?? report.severity ?? rule.severity,
    fixes: report.fixes ?? NO_FIXES,
  };
}

/** Rules run one after the other; their findings are told in the order of the text. */
function inTextOrder(findings: Finding[]): readonly Finding[] {
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** Settings are values that live long, so their rules are sorted out once. */
function activeRules(settings: Settings): ActiveRules {
  const known = activeBySettings.get(settings);
  if (known) return known;
  const all = rules.flatMap((rule): ActiveRule[] => {
    const severity = settings.rules[rule.code];
    return severity === 'off' ? [] : [{ rule, severity }];
  });
  const active = { all, always: all.filter(({ rule }) => rule.needs === 0) };
  activeBySettings.set(settings, active);
  return active;
}
