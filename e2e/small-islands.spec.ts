import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { watchConsole } from './console';
import { visit } from './visit';

// Scripts that are still on their way when a test ends are not its fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const guide = '/docs/intro';
const reference = '/docs/graphql/operations/queries/space-by-id';

test('long lines of code are wrapped by mouse and by key', async ({ page }) => {
  await visit(page, '/docs/local-api');
  const frame = page.locator('.codeFrame', { hasText: 'WhoAmI' }).first();
  const block = frame.locator('pre');
  const overflow = (): Promise<number> =>
    block.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await frame.hover();
  const button = frame.getByRole('button', { name: 'Toggle word wrap' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(overflow).toBeGreaterThan(0);
});

test('code that fits its frame is not offered to be wrapped', async ({ page }) => {
  await visit(page, reference);
  const frame = page.locator('.codeFrame').first();
  await frame.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(frame.getByRole('status')).not.toBeEmpty();
  await expect(frame.getByRole('button')).toHaveCount(1);
});

test('types are said in words by key, on the next page and after a reload', async ({ page }) => {
  await visit(page, reference);
  const words = page.locator('.typeWords').first();
  const button = page.getByRole('button', { name: 'Types in words' });
  await expect(words).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(words).toBeVisible();
  await page.getByRole('link', { name: 'Space', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Space');
  await expect(words).toBeVisible();
  await visit(page, reference);
  await expect(words).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(words).toBeHidden();
});

test('the endpoint is copied by mouse and by key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const field = page.locator('[data-island=copy-field]');
  const button = page.getByRole('button', { name: 'Copy the endpoint' });
  await button.click();
  await expect(field.getByRole('status')).toHaveText('Copied');
  const endpoint = await field.locator('code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(endpoint);
  await visit(page, '/');
  await button.press('Enter');
  await expect(field.getByRole('status')).toHaveText('Copied');
});

test('the contents list shows the section that an address leads to', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 600 });
  await visit(page, '/docs/graphql/types/objects/space#updatedAt');
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveText('Fields');
  await page.locator('.theme-doc-toc-desktop').getByText('All 43').click();
  await expect(active).toHaveText('updatedAt');
  await expect(active).toBeInViewport();
});

test('on a phone the contents open without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 700 },
    baseURL,
  });
  const page = await context.newPage();
  await page.goto(guide);
  const fold = page.locator('.contentsFold');
  await expect(fold.getByRole('link').first()).toBeHidden();
  await fold.getByText('On this page').click();
  await expect(fold.getByRole('link').first()).toBeVisible();
  await context.close();
});

test('on a phone the contents have the names of fields, once they are opened', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, '/docs/graphql/types/objects/space');
  const fold = page.locator('.contentsFold');
  await fold.getByText('On this page').click();
  await fold.getByText('All 43').click();
  await fold.getByRole('link', { name: 'memberCount' }).click();
  await expect(page.locator('#memberCount')).toBeInViewport();
});

test('without scripts there is no button that would not answer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const path of [guide, reference, '/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await context.close();
});

test('the name of a file leads to its page, at its place, in silence', async ({ page }) => {
  await answerAsUnknown(page, '/docs/intro.html');
  const said = watchConsole(page);
  await page.goto('/docs/intro.html?from=mail#ask-for-what-is-near');
  await expect(page).toHaveURL(/\/docs\/intro\?from=mail#ask-for-what-is-near$/);
  await expect(page.getByRole('heading', { name: /^Ask for what is near/ })).toBeInViewport();
  // The browser reports the status of the page itself, and nothing else is said.
  expect(said.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the name of a file without a page is said', async ({ page }) => {
  await page.goto('/docs/nothing-of-that-name.html');
  await expect(page.getByRole('main')).toContainText(/There is no page at \/docs\/nothing-of-/);
});

/** Answers as a host does that gives out pages at their clean addresses alone. */
async function answerAsUnknown(page: Page, path: string): Promise<void> {
  const unknown = await page.request.get('/no-such-page');
  const body = await unknown.text();
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
}
