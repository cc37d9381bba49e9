import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumOptions } from '../../../../scripts/chromium.mjs';
import type { Position } from './probe-host.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../../../screenshots', import.meta.url));

/** A browser with a fresh profile that reaches nothing but this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}

/** The page of an editor, driven as a user does. */
export class Workbench {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, url: string): Promise<Workbench> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });
    await page.goto(url);
    await page.locator('.monaco-workbench').waitFor();
    return new Workbench(page);
  }

  get squiggles(): Locator {
    return this.page.locator('.editor-instance .squiggly-error');
  }

  /** The hover on the screen, whatever its parts. */
  get hover(): Locator {
    return this.page.locator('.monaco-hover').filter({ visible: true });
  }

  get suggestions(): Locator {
    return this.page.locator('.suggest-widget.visible .monaco-list-row');
  }

  /** The middle of a character of the open document, in pixels of the page. Lines must not be wrapped. */
  async pointAt({ line, character }: Position): Promise<{ x: number; y: number }> {
    const number = this.page.locator('.editor-instance .line-numbers', { hasText: new RegExp(`^${line + 1}$`) });
    const box = await number.boundingBox();
    if (!box) throw new Error(`line ${line + 1} is not on the screen`);
    const point = await this.page.evaluate(
      ({ top, height, column }) => {
        for (const row of document.querySelectorAll('.editor-instance .view-line')) {
          const place = row.getBoundingClientRect();
          if (Math.abs(place.top - top) > height / 2) continue;
          let left = column;
          const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const length = node.textContent?.length ?? 0;
            if (left < length) {
              const range = document.createRange();
              range.setStart(node, left);
              range.setEnd(node, left + 1);
              const rect = range.getBoundingClientRect();
              return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
            }
            left -= length;
          }
        }
        return undefined;
      },
      { top: box.y, height: box.height, column: character },
    );
    if (!point) throw new Error(`no character ${character} in line ${line + 1}`);
    return point;
  }

  /** Rests the mouse on a character, so that a hover comes. */
  async pointMouseAt(at: Position): Promise<void> {
    const { x, y } = await this.pointAt(at);
    // Hovers come from movement, and none comes from a mouse that stands where it stood.
    await this.page.mouse.move(x + 60, y + 120);
    await this.page.mouse.move(x, y, { steps: 4 });
  }

  /** Sets the cursor as a user does, which also gives the editor the focus. */
  async clickAt(at: Position): Promise<void> {
    const { x, y } = await this.pointAt(at);
    await this.page.mouse.click(x, y);
  }

  async screenshot(name: string): Promise<void> {
    await mkdir(SCREENSHOTS, { recursive: true });
    // Hovers fade in: the picture is of the end.
    await this.page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
  }
}

/** Whether an image is drawn: natural sizes are 0 where the address was refused or the picture could not be read. */
export async function isDrawn(image: Locator): Promise<boolean> {
  await image.waitFor();
  return image.evaluate((element) => {
    const { complete, naturalWidth, naturalHeight } = element as HTMLImageElement;
    return complete && naturalWidth > 0 && naturalHeight > 0;
  });
}
