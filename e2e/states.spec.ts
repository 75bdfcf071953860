import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { crashDefaultExport, chunksBeyond, chunkUrls, faults, intercept } from './faults';
import { violationsIn } from './axe';
import { visit } from './visit';

const intro = '/docs/intro';

test.beforeEach(intercept);

/** Ways into states of the site that no address leads to. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a first page that failed': async (page) => {
    await page.route(chunkUrls, faults['is not found']);
    await page.goto(intro);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a page that crashed': async (page) => {
    await crashDefaultExport(page, 'Introduction');
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
    const chunks = await chunksBeyond(page, '/blog', intro);
    await goToBlog(page, (url) => chunks.includes(url.href));
    await expect(page.locator('#nprogress')).toBeVisible();
  },
  'a reader who is offline': async (page) => {
    await visit(page, intro);
    await page.route(chunkUrls, (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await page.locator('.navbar a[href="/blog"]').first().click();
    await expect(page.getByText('You are offline')).toBeVisible();
  },
};

async function goToBlog(page: Page, isHeld: (url: URL) => boolean): Promise<void> {
  await visit(page, intro);
  await page.route(isHeld, () => undefined);
  await page.locator('.navbar a[href="/blog"]').first().click();
}

for (const [name, enter] of Object.entries(states)) {
  for (const mode of ['light', 'dark']) {
    test(`${name} is accessible in the ${mode} mode`, async ({ page }) => {
      await enter(page);
      expect(await violationsIn(page, mode)).toEqual([]);
    });
  }
}
