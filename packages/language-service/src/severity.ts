/** How grave a finding is, gravest first. */
export const SEVERITIES = ['error', 'warning', 'info', 'hint'] as const;

/** How grave a finding is. */
export type Severity = (typeof SEVERITIES)[number];

/** Whether `text` names a severity. */
export function isSeverity(text: unknown): text is Severity {
  return SEVERITIES.some((severity) => severity === text);
}
