/**
 * What a function that reads foreign text gives back: the value, or why there is none.
 *
 * Nothing that reads text from users throws; test `ok` and the compiler knows the rest.
 */
export type Result<T, E> = Ok<T> | Err<E>;

/** A value that could be read. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** The reason why nothing could be read. */
export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** Wraps a value that could be read. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Wraps the reason why nothing could be read. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}

/**
 * The value of a result that must be there, as in tests, scripts and constants.
 *
 * @throws RangeError when the result holds an error; the error is in the message.
 */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new RangeError(`no value: ${JSON.stringify(result.error)}`);
}
