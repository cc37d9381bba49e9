import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumOptions } from '../../../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** The built page, served on this machine, and a browser that can reach nothing else. */
export interface Playground {
  readonly url: string;
  /** Opens the page in a fresh profile and waits until the server has read the text. */
  open(options?: BrowserContextOptions): Promise<PlaygroundPage>;
  close(): Promise<void>;
}

/** One opened page. */
export interface PlaygroundPage {
  readonly page: Page;
  /** Everything that went wrong in it: errors, warnings of the console, refused and failed requests. */
  readonly complaints: readonly string[];
  /** The addresses that it asked for. */
  readonly requests: readonly string[];
  /** What stands in the editor. */
  text(): Promise<string>;
  /** The list entries of the problems, in any pane. */
  problems(): Locator;
  /** Puts the cursor behind the first occurrence of `text` in a line and waits for the editor to have the focus. */
  putCursorBehind(text: string): Promise<void>;
  screenshot(name: string): Promise<void>;
}

/** Starts the server and the browser. */
export async function startPlayground(): Promise<Playground> {
  const server = await serveFolder({ folder: DIST, port: 0 });
  const browser = await chromium.launch(chromiumOptions);
  await mkdir(SCREENSHOTS, { recursive: true });
  return {
    url: server.url,
    open: (options = {}) => openPage(browser, server.url, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function openPage(browser: Browser, url: string, options: BrowserContextOptions): Promise<PlaygroundPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(url);
  await page.locator('.board img').waitFor({ state: 'attached' });
  await page.locator('.problem').first().waitFor({ state: 'attached' });
  const lines = page.locator('.cm-line');
  return {
    page,
    complaints,
    requests,
    text: async () => (await lines.allTextContents()).join('\n'),
    problems: () => page.locator('.problem'),
    async putCursorBehind(text) {
      const line = lines.filter({ hasText: text }).first();
      const before = (await line.textContent())?.indexOf(text) ?? -1;
      await line.click({ position: { x: 12, y: 8 } });
      await page.keyboard.press('Home');
      for (let step = 0; step < before + text.length; step++) await page.keyboard.press('ArrowRight');
      // The browser tells the editor of its selection behind the keys; a late word of it would close what opens at the cursor.
      await page.waitForTimeout(300);
    },
    screenshot: async (name) => void (await page.screenshot({ path: `${SCREENSHOTS}/${name}.png` })),
  };
}
