import type { Timer } from './diagnostics.ts';

/** The timer of the platform: Node and browsers share these two functions. */
export const platformTimer: Timer = {
  schedule(task, milliseconds) {
    const handle = setTimeout(task, milliseconds);
    return { dispose: () => clearTimeout(handle) };
  },
};
