import { CodeActionTriggerKind, Position, Range } from 'vscode-languageserver-types';

/** A record of anything, as JSON gives it. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named members. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `position` of a request. */
export function readPositionParam(params: unknown): Position | null {
  return isJson(params) && Position.is(params['position']) ? params['position'] : null;
}

/** The `positions` of a request. */
export function readPositionsParam(params: unknown): readonly Position[] | null {
  const positions = isJson(params) ? params['positions'] : null;
  return Array.isArray(positions) ? positions.filter(Position.is) : null;
}

/** The `range` of a request. */
export function readRangeParam(params: unknown): Range | null {
  return isJson(params) && Range.is(params['range']) ? params['range'] : null;
}

/** What a request for code actions asks for. */
export interface CodeActionQuery {
  readonly range: Range;
  /** The kinds that it names, null where it names none. */
  readonly only: readonly string[] | null;
  /** Whether nobody asked, but the editor wants to know whether there is something to show. */
  readonly isAutomatic: boolean;
}

/** The params of a request for code actions. */
export function readCodeActionParams(params: unknown): CodeActionQuery | null {
  if (!isJson(params) || !Range.is(params['range'])) return null;
  const context = isJson(params['context']) ? params['context'] : {};
  const { only, triggerKind } = context;
  const kinds = Array.isArray(only) ? only.filter((kind): kind is string => typeof kind === 'string') : null;
  return { range: params['range'], only: kinds, isAutomatic: triggerKind === CodeActionTriggerKind.Automatic };
}

/** For requests that need nothing but their document. */
export function readNothing(): Json {
  return {};
}
