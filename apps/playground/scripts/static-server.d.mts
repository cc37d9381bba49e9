/** Serves the files that lie in a folder, to this machine only. */
export function serveFolder(options: {
  readonly folder: string;
  /** 0 is any free port. */
  readonly port: number;
  /** Takes any free port where `port` is in use. */
  readonly fallback?: boolean;
}): Promise<{ readonly url: string; close(): Promise<void> }>;
