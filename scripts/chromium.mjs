/** Where Chromium is that tests drive. */
export const CHROMIUM = process.env.MOVETEXT_CHROMIUM ?? '/usr/bin/chromium';

/** How tests start it: it reaches nothing but this machine. */
export const chromiumOptions = {
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
  ],
};
