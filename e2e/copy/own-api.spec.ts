import type { Page } from '@playwright/test';
import { firstRunnable, open } from '../sandbox';
import { expect, test } from '../test';
import { visit } from '../visit';

const operations = '/docs/graphql/operations';

/** The first request of the page answers as the page says. */
async function runsAs(page: Page, path: string): Promise<void> {
  const { run, status, response } = await open(page, `${operations}/${path}`);
  const shown = await response.innerText();
  await run.click();
  await expect(status).toContainText('Answered in');
  expect(await response.innerText()).toBe(shown);
}

for (const [shape, path] of [
  ['an object by its id', 'queries/book'],
  ['a connection', 'queries/books'],
  ['an interface', 'queries/lendables'],
  ['any node', 'queries/node'],
  ['a union', 'queries/search'],
  ['namespaces', 'queries/desk'],
  ['the root again', 'queries/relay'],
  ['a scalar', 'queries/is-open'],
  ['an input', 'mutations/add-review'],
  ['one of several keys', 'mutations/lend'],
] as const) {
  test(`a generated example asks for ${shape}, and runs`, async ({ page }) => {
    await runsAs(page, path);
    await expect(page.getByRole('group', { name: 'Example' }).first()).toContainText(
      'Generated example: ',
    );
    await expect(page.getByRole('combobox', { name: 'as' })).toHaveCount(0);
  });
}

test('a subscription is shown, and not run', async ({ page }) => {
  await visit(page, `${operations}/subscriptions/review-added`);
  await expect(page.getByRole('main')).toContainText('subscription ReviewAdded');
  await expect(page.getByRole('button', { name: 'Run' })).toHaveCount(0);
});

test('an example is changed, and copied as code', async ({ page }) => {
  const { button, press, request } = await open(page, `${operations}/queries/book`);
  await press('Copy as …');
  await expect(page.getByRole('dialog')).toContainText('book');
  await page.keyboard.press('Escape');
  await button('Edit').click();
  await expect(request).toContainText('query Book');
});

test('the playground begins with a request to the API', async ({ page }) => {
  await visit(page, '/docs/graphql/playground');
  const { run, status } = firstRunnable(page);
  await run.click();
  await expect(status).toContainText('Answered in');
  await expect(page.getByRole('textbox', { name: 'Request' })).toContainText('query Books');
  await expect(page.getByRole('textbox', { name: 'Variables' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
});

test('search finds operations, types and fields', async ({ page }) => {
  await visit(page, '/docs/graphql');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('reviewAdded');
  await expect(page.getByRole('option').first()).toContainText('reviewAdded');
});

test('programs get the same examples', async ({ page, request }) => {
  await page.goto('/docs/graphql');
  await expect(page).toHaveTitle(/Bookshelf/);
  const file = await request.get('/docs/graphql/operations.json');
  const { operations: described } = (await file.json()) as {
    operations: { coordinate: string; examples: { document: string }[] }[];
  };
  const without = described.filter(({ examples }) => examples.length === 0);
  expect(without.map(({ coordinate }) => coordinate)).toEqual(['Events.reviewAdded']);
  for (const name of ['examples.postman_collection.json', 'examples.http']) {
    expect(await (await request.get(`/docs/graphql/${name}`)).text()).toContain('query Books');
  }
});
