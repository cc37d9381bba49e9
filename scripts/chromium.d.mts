/** Where Chromium is that tests drive: `/usr/bin/chromium`, unless `MOVETEXT_CHROMIUM` names another. */
export const CHROMIUM: string;

/** How tests start it: it reaches nothing but this machine. */
export const chromiumOptions: { readonly executablePath: string; readonly args: string[] };
