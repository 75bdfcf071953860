import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { edges, part } from './parts';
import { createTask, open } from './sandbox';
import { visit } from './visit';

/** Where the headings of a page are, from its top. */
async function headings(page: Page): Promise<number[]> {
  return page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
    );
}

test('the first screen of an operation has its first required field, its request and its response', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { run, response } = await open(page, createTask);
  const main = page.getByRole('main');
  for (const shown of [
    main.getByRole('heading', { name: 'Arguments' }),
    main.getByRole('link', { name: 'spaceId', exact: true }),
    run,
  ]) {
    expect((await edges(shown)).bottom).toBeLessThan(800);
  }
  const answer = await edges(response);
  expect((await edges(part(page, 'request'))).top).toBeLessThan(answer.top);
  expect(answer.bottom).toBeLessThan(800);
  expect(await violationsIn(page, ['light'])).toEqual([]);
  // Beside the arguments it stays where they are read.
  await main.getByRole('heading', { name: 'Errors' }).scrollIntoViewIfNeeded();
  await expect(response).toBeInViewport({ ratio: 1 });
});

for (const [place, path] of [
  ['an operation', createTask],
  ['a guide', '/docs/intro'],
  ['the home page', '/'],
] as const) {
  for (const width of [1280, 375]) {
    test(`on ${place} at ${width} pixels a run ends in view, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { run, status, response } = await open(page, path);
      const before = await headings(page);
      await run.click();
      await expect(status).toHaveText(/^Answered/);
      await expect(status).toBeInViewport();
      await expect
        .poll(async () => {
          const { top, bottom } = await edges(response);
          return Math.min(bottom, 800) - Math.max(top, 60);
        })
        .toBeGreaterThan(190);
      expect(await headings(page)).toEqual(before);
    });
  }
}

test('the contents of an operation fold away beside its example', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, createTask);
  const main = page.getByRole('main');
  const contents = main.locator('.contentsFold, .contents');
  const entry = contents.getByRole('link', { name: 'Errors', exact: true });
  const before = await headings(page);
  await main.getByText('On this page', { exact: true }).click();
  expect(await headings(page)).toEqual(before);
  await entry.click();
  await expect(main.getByRole('heading', { name: 'Errors' })).toBeInViewport();
  await expect(entry).toBeHidden();
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(entry).toBeVisible();
  // Not the example, which stays in view beside all of it.
  await entry.click();
  await expect(main.locator('.table-of-contents__link--active')).toHaveText('Errors');
});

test('on paper an operation is in one column, and nothing of it scrolls', async ({ page }) => {
  await page.goto(createTask);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'placeId', exact: true })).toBeVisible();
  const variables = await edges(part(page, 'variables'));
  expect(variables.top).toBeGreaterThanOrEqual((await edges(part(page, 'request'))).bottom);
  const { bottom } = await edges(part(page, 'response'));
  const { top } = await edges(main.getByRole('heading', { name: 'Arguments' }));
  expect(top).toBeGreaterThan(bottom);
  const cut = await main
    .locator('.codeBlock')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('on a phone a list of operations says what the lines of a row are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/docs/graphql/operations/queries');
  const head = page.getByRole('main').locator('thead').first();
  await expect(head).toBeVisible();
  await expect(head.locator('th')).toHaveText(['Name', 'Returns', 'Who may call it']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('without JavaScript an operation is read in the order of questions', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(createTask);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.map((title) => title.replace('\u200b', ''))).toEqual([
    'Who may call it',
    'Example',
    'Arguments',
    'Returns',
    'Errors',
    'What each caller gets',
    'More examples',
    'Related operations',
  ]);
  await expect(page.getByRole('link', { name: 'spaceId', exact: true })).toBeInViewport();
  await expect(part(page, 'variables')).toBeVisible();
  const caller = await edges(page.getByText('As a member').first());
  expect((await edges(part(page, 'request'))).top - caller.bottom).toBeLessThan(12);
  await context.close();
});

test('the scope of an operation leads to all operations that need it', async ({ page }) => {
  await visit(page, createTask);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'WRITE', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/graphql\/scopes#write$/);
  await expect(main.getByRole('heading', { name: 'WRITE' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Scopes', exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: 'createTask', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('createTask');
});
