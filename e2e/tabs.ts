import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

type Modifier = 'Control' | 'Shift';

/**
 * Whether a click on a link is left to the browser, as one for a new tab must be. No tab is opened:
 * one in five never comes in chromium-headless-shell.
 */
export async function leftToBrowser(link: Locator, modifiers: Modifier[] = []): Promise<boolean> {
  const left = link.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // The last to hear of a click, when all listeners of the page have had their say.
        const hear = (event: MouseEvent): void => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', hear, { once: true });
      }),
  );
  await link.click({ modifiers });
  return left;
}

/** Brings a window to the front: until it has the focus, nothing in its editors can be selected. */
export async function turnTo(window: Page): Promise<void> {
  await window.bringToFront();
  await expect.poll(() => window.evaluate(() => document.hasFocus())).toBe(true);
}

/** Takes note of the next window that the page opens, in place of a tab; gives its address. */
export async function catchWindow(page: Page): Promise<() => Promise<string>> {
  const caught = await page.evaluateHandle(() => {
    const open = window.open.bind(window);
    const address = new Promise<string>((resolve) => {
      window.open = (url) => {
        window.open = open;
        resolve(String(url));
        return null;
      };
    });
    return { address };
  });
  return () => caught.evaluate(({ address }) => address);
}
