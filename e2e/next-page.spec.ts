import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { blockStorage, faults, intercept, loadedAt, routePage, watchDocuments } from './faults';
import { visit, wake } from './visit';

const intro = '/docs/intro';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const box = (page: Page): Locator => page.getByRole('alert');
const retry = (page: Page): Locator => box(page).getByRole('button', { name: 'Retry' });
const blogLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });

/** By keyboard, since a pointer would fetch the page ahead. */
const goToBlog = (page: Page): Promise<void> =>
  blogLink(page).evaluate((link: HTMLElement) => link.click());

test.beforeEach(intercept);

for (const fault of ['is not found', 'is cut off', 'is HTML of somebody else'] as const) {
  test(`a next page that ${fault} makes the whole page load, once`, async ({ page }) => {
    await visit(page, intro);
    await routePage(page, '/blog', faults[fault]);
    const documents = watchDocuments(page);
    await goToBlog(page);
    await expect(heading(page)).toHaveText('Blog');
    await expect(box(page)).toHaveCount(0);
    expect(documents).toEqual(['/blog']);
  });
}

test('a next page that comes broken off makes the whole page load', async ({ page, request }) => {
  const html = await (await request.get('/blog')).text();
  await visit(page, intro);
  await routePage(page, '/blog', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.slice(0, html.indexOf('<template data-page-end')),
    }),
  );
  const documents = watchDocuments(page);
  await goToBlog(page);
  await expect(heading(page)).toHaveText('Blog');
  expect(documents).toEqual(['/blog']);
});

test('a next page of a new deploy makes the whole page load', async ({ page, request }) => {
  const html = await (await request.get('/blog')).text();
  await visit(page, intro);
  await routePage(page, '/blog', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll('/js/main.', '/js/main.new') }),
  );
  const documents = watchDocuments(page);
  await goToBlog(page);
  await expect(heading(page)).toHaveText('Blog');
  expect(documents).toEqual(['/blog']);
});

test('the reader keeps the page where the server has an error, and may try again', async ({
  page,
}) => {
  await visit(page, intro);
  const before = await loadedAt(page);
  await page.route('**/blog', faults['meets an error of the server']);
  await goToBlog(page);
  await expect(box(page)).toContainText('The server answers 500 for /blog.');
  await expect(heading(page)).toHaveText('Introduction');
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page).click();
  await expect(heading(page)).toHaveText('Blog');
  await expect(box(page)).toHaveCount(0);
  expect(await loadedAt(page)).toBe(before);
});

test('a page that stalls for 15 seconds has failed', async ({ page }) => {
  await page.clock.install();
  await visit(page, intro);
  await page.route('**/blog', () => undefined);
  await goToBlog(page);
  await page.clock.runFor(15_500);
  await page.clock.runFor(5_500);
  await expect(box(page)).toContainText('timeout');
  await expect(heading(page)).toBeVisible();
});

/**
 * Leaves for the blog, whose fetching fails and whose address leads back to the introduction.
 * Gives the documents that the browser asks for.
 */
async function returnFromBlog(page: Page, storage: string): Promise<readonly string[]> {
  if (storage === 'blocked') await blockStorage(page);
  await page.route('**/blog', (route) => {
    const request = route.request();
    if (request.method() === 'HEAD') return route.continue();
    if (!request.isNavigationRequest()) return faults['is not found'](route);
    return route.fulfill({ status: 302, headers: { location: intro } });
  });
  const documents = watchDocuments(page);
  await visit(page, intro);
  await goToBlog(page);
  await expect.poll(() => documents).toEqual([intro, '/blog', intro]);
  // The document before it would take the next sign of a reader.
  await page.waitForURL(`**${intro}`);
  return documents;
}

for (const storage of ['open', 'blocked']) {
  test(`makes no loop where the server sends the reader back, storage ${storage}`, async ({
    page,
  }) => {
    const documents = await returnFromBlog(page, storage);
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(3);
  });
}

for (const storage of ['open', 'blocked']) {
  test(`a page that a reload does not bring either is said to have failed, storage ${storage}`, async ({
    page,
  }) => {
    await returnFromBlog(page, storage);
    await wake(page);
    await goToBlog(page);
    await expect(box(page)).toContainText("isn't a page of this site");
    await expect(heading(page)).toHaveText('Introduction');
  });
}

test('the next page is waited for while the reader is offline, who keeps this one', async ({
  page,
}) => {
  await visit(page, intro);
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

test('a page does not come any more once the notice is dismissed, until it is asked for', async ({
  page,
}) => {
  await visit(page, intro);
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

test('a page that failed while it was fetched ahead is tried again by the click', async ({
  page,
}) => {
  await visit(page, intro);
  const before = await loadedAt(page);
  await page.route('**/blog', faults['is not found']);
  const failed = page.waitForResponse('**/blog');
  await blogLink(page).hover();
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  await blogLink(page).click();
  await expect(heading(page)).toHaveText('Blog');
  expect(await loadedAt(page)).toBe(before);
});

test('of two pages the one that was asked for last is shown', async ({ page }) => {
  await visit(page, intro);
  let answerBlog = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerBlog = resolve));
  await routePage(page, '/blog', async (route) => {
    await held;
    await route.continue();
  });
  await goToBlog(page);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveTitle(/^Build on /);
  answerBlog();
  await page.evaluate(() => fetch('/blog'));
  await expect(heading(page)).toContainText('Build on');
});
