import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The page is bundled anew, so that no test passes on an old one. */
export function setup(): void {
  const script = fileURLToPath(new URL('../../scripts/bundle.mjs', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
