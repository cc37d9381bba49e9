/** Says things aloud through a live region. */
export interface Announcer {
  /** Says it now. */
  say(message: string): void;
  /** Says it when no other report came for a while, and only when it differs from the last one. */
  report(message: string): void;
}

/** Time in which a reader types on without being talked into, in milliseconds. */
const QUIET = 700;

/** An announcer that writes into `region`. */
export function createAnnouncer(region: { textContent: string | null }, quiet = QUIET): Announcer {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let reported = '';
  const say = (message: string) => {
    // A live region is silent when the same text is set again; a trailing space that alternates makes it speak.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  };
  return {
    say,
    report(message) {
      clearTimeout(pending);
      pending = setTimeout(() => {
        if (message === reported) return;
        reported = message;
        say(message);
      }, quiet);
    },
  };
}
