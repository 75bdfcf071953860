import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { crashFrame, faults, frameParts, frameScripts, intercept, routePage } from './faults';
import { violationsIn } from './axe';
import { stir, visit } from './visit';

const intro = '/docs/intro';

test.beforeEach(intercept);

/** Ways into states of the site that no address leads to. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a page whose scripts failed': async (page) => {
    await page.route(frameScripts, faults['is not found']);
    await page.goto(intro);
    await stir(page);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a page that crashed': async (page) => {
    await crashFrame(page, frameParts.sidebar);
    await visit(page, intro);
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  },
  'an open menu': async (page) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, intro);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  },
  'a page that is not found': async (page) => {
    await visit(page, '/no-such-page');
  },
  'a page on its way': async (page) => {
    await visit(page, intro);
    await routePage(page, '/blog', () => undefined);
    await goToBlog(page);
    await expect(page.getByRole('img', { name: 'Loading the page' })).toBeVisible();
  },
  'a reader who is offline': async (page) => {
    await visit(page, intro);
    await page.route('**/blog', (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await goToBlog(page);
    await expect(page.getByText('You are offline')).toBeVisible();
  },
};

/** Without the pointer, which would fetch the page ahead. */
async function goToBlog(page: Page): Promise<void> {
  const link = page.locator('.navbar a[href="/blog"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
}

for (const [name, enter] of Object.entries(states)) {
  test(`${name} is accessible`, async ({ page }) => {
    await enter(page);
    expect(await violationsIn(page)).toEqual([]);
  });
}
