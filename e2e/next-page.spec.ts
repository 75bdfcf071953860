import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { blockStorage, chunksBeyond, faults, intercept, loadedAt, watchDocuments } from './faults';
import { untilHydrated, visit } from './visit';

const intro = '/docs/intro';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const box = (page: Page): Locator => page.getByRole('alert');
const retry = (page: Page): Locator => box(page).getByRole('button', { name: 'Retry' });

const goToBlog = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();

test.beforeEach(intercept);

test.describe('the next page', () => {
  let blogChunks: string[];

  test.beforeEach(async ({ page }) => {
    blogChunks = await chunksBeyond(page, '/blog', intro);
  });

  const routeBlog = (
    page: Page,
    handler: (route: Route) => Promise<void> | void,
  ): Promise<unknown> =>
    page.route((url) => blogChunks.includes(`${url.origin}${url.pathname}`), handler);

  test('that does not load reloads the whole page, once', async ({ page }) => {
    await visit(page, intro);
    await routeBlog(page, faults['is not found']);
    const documents = watchDocuments(page);
    await goToBlog(page);
    await expect(box(page)).toContainText('ChunkLoadError');
    await expect(heading(page)).toHaveText('Blog');
    await page.unrouteAll({ behavior: 'wait' });
    await retry(page).click();
    await untilHydrated(page);
    expect(documents).toEqual(['/blog']);
  });

  test('comes whole when a new deploy has taken its chunks away', async ({ page }) => {
    await visit(page, intro);
    const documents = watchDocuments(page);
    await routeBlog(page, (route) =>
      documents.length === 0 ? faults['is not found'](route) : route.continue(),
    );
    await goToBlog(page);
    await expect(heading(page)).toHaveText('Blog');
    await untilHydrated(page);
    await expect(box(page)).toHaveCount(0);
    expect(documents).toEqual(['/blog']);
  });

  for (const storage of ['open', 'blocked']) {
    test(`makes no loop where the server sends the reader back, storage ${storage}`, async ({
      page,
    }) => {
      if (storage === 'blocked') await blockStorage(page);
      await page.route('**/blog', (route) =>
        route.request().method() === 'HEAD'
          ? route.continue()
          : route.fulfill({ status: 302, headers: { location: intro } }),
      );
      await routeBlog(page, faults['is not found']);
      await page.addInitScript(followBlogLinkOnceHydrated);
      const documents = watchDocuments(page);
      await page.goto(intro);
      // Two pages load, and two chunks fail, before it comes to this.
      await expect(box(page)).toContainText('ChunkLoadError', { timeout: 20_000 });
      expect(documents).toEqual([intro, '/blog', intro]);
      await page.unrouteAll({ behavior: 'wait' });
      await retry(page).click();
      await expect(heading(page)).toHaveText('Blog');
      expect(documents).toHaveLength(3);
    });
  }

  test('is waited for while the reader is offline, who keeps the page', async ({ page }) => {
    await visit(page, intro);
    await routeBlog(page, (route) => route.continue());
    const before = await loadedAt(page);
    await page.context().setOffline(true);
    await goToBlog(page);
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice).toBeVisible();
    await expect(heading(page)).toHaveText('Introduction');
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('Blog');
    await expect(notice).toHaveCount(0);
    expect(await loadedAt(page)).toBe(before);
  });

  test('does not come any more once the notice is dismissed, until it is asked for', async ({
    page,
  }) => {
    await visit(page, intro);
    await routeBlog(page, (route) => route.continue());
    await page.context().setOffline(true);
    await goToBlog(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await page.context().setOffline(false);
    await page.evaluate(() => fetch('/'));
    await expect(heading(page)).toHaveText('Introduction');
    await goToBlog(page);
    await expect(heading(page)).toHaveText('Blog');
  });

  test('leaves the reader the page where the server does not answer at all', async ({ page }) => {
    await visit(page, intro);
    await page.route('**', (route) => route.abort('connectionrefused'));
    const before = await loadedAt(page);
    await goToBlog(page);
    await expect(box(page)).toContainText('ChunkLoadError');
    await expect(heading(page)).toHaveText('Introduction');
    await page.unrouteAll({ behavior: 'wait' });
    await retry(page).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(box(page)).toHaveCount(0);
    expect(await loadedAt(page)).toBe(before);
  });

  test('that failed while it was fetched ahead is tried again by the click', async ({ page }) => {
    await visit(page, intro);
    await routeBlog(page, faults['is not found']);
    const before = await loadedAt(page);
    const failed = page.waitForEvent('console', (message) => message.text().includes('404'));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .hover();
    await failed;
    await page.unrouteAll({ behavior: 'wait' });
    await goToBlog(page);
    await expect(heading(page)).toHaveText('Blog');
    expect(await loadedAt(page)).toBe(before);
  });
});

function followBlogLinkOnceHydrated(): void {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    document.querySelector<HTMLAnchorElement>('.navbar a[href="/blog"]')?.click();
  }).observe(document, { subtree: true, attributes: true });
}
