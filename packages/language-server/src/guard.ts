/** Runs a call of the service; on an exception it reports the fault and answers `fallback`. */
export type Guard = <T>(task: string, run: () => T, fallback: T) => T;

/**
 * Makes a {@link Guard}. A fault of a task is reported once: a hover that fails fails at every movement of the mouse,
 * and a log full of one fault hides the others. A WebAssembly trap is an exception like any other here, since the
 * engine renews its instance by itself.
 */
export function createGuard(report: (message: string) => void): Guard {
  const reported = new Set<string>();
  return (task, run, fallback) => {
    try {
      return run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const key = `${task}: ${reason}`;
      if (!reported.has(key)) {
        reported.add(key);
        report(`${task} failed: ${error instanceof Error && error.stack ? error.stack : reason}`);
      }
      return fallback;
    }
  };
}
