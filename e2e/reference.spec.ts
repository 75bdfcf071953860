import { expect, test } from './test';
import type { Locator } from '@playwright/test';
import { edges } from './parts';
import { visit } from './visit';

const createTask = '/docs/graphql/operations/mutations/create-task';
const space = '/docs/graphql/types/objects/space';

test('links within code are in the HTML that the server sends', async ({ request }) => {
  const html = await (await request.get(createTask)).text();
  const code = /<pre[\s\S]*?<\/pre>/.exec(html)?.[0] ?? '';
  expect(code).toContain('/docs/graphql/types/inputs/create-task-input');
  expect(code).toContain('/docs/graphql/types/objects/task');
});

test('a checked sample in a guide links its fields and keeps its copy button', async ({ page }) => {
  await page.goto('/docs/intro');
  const block = page.locator('.codeFrame.language-graphql').first();
  await expect(block.locator('a[href^="/docs/graphql/"]').first()).toBeVisible();
  await expect(block.getByRole('button', { name: 'Copy: ' })).toBeAttached();
});

test('an operation says who may call it and how it fails', async ({ page }) => {
  await page.goto(createTask);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Who may call it' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'MEMBER' }).first()).toHaveAttribute(
    'href',
    '/docs/graphql/types/enums/user-role#MEMBER',
  );
  await expect(main.getByRole('link', { name: 'FORBIDDEN', exact: true }).first()).toBeVisible();
});

test('what introduces a list of places is nearer to it than the end of another', async ({
  page,
}) => {
  await page.goto('/docs/graphql/scopes');
  const introduction = page.getByText('Fields that need it:').first();
  const { top, bottom } = await edges(introduction);
  const before = await edges(page.locator('.places').first());
  const after = await edges(page.locator('.places').nth(1));
  expect(after.top - bottom).toBeLessThan(top - before.bottom);
});

test('the fields of an input are in view, and those of one within it on demand', async ({
  page,
}) => {
  await visit(page, createTask);
  const link = (name: string): Locator =>
    page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link('spaceId')).toHaveAttribute(
    'href',
    '/docs/graphql/types/inputs/create-task-input#spaceId',
  );
  await expect(link('placeId')).toBeHidden();
  await page.getByText(/fields of LocationInput/).click();
  await expect(link('placeId')).toHaveAttribute(
    'href',
    '/docs/graphql/types/inputs/location-input#placeId',
  );
});

test('an address of an argument opens the list that holds it', async ({ page }) => {
  await page.goto(`${space}#members.limit`);
  const argument = page.locator('[id="members.limit"]');
  await expect(argument).toBeVisible();
  await expect(argument).toBeInViewport();
});

test('a deprecated operation links to its replacement', async ({ page }) => {
  await page.goto('/docs/graphql/operations/queries/authenticated-user');
  const note = page.getByRole('note', { name: 'Deprecated' });
  await expect(note.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/graphql/operations/queries/authenticated-user-v2',
  );
  await expect(note).toContainText(/Removal on \d+ \w+ \d{4}/);
});

test('breadcrumbs lead to the index of the category', async ({ page }) => {
  await visit(page, space);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await breadcrumbs.getByRole('link', { name: 'Objects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objects');
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'GraphQL API', 'Objects']);
  await breadcrumbs.getByRole('link', { name: 'GraphQL API' }).click();
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'GraphQL API']);
});

test('the source of a symbol is the line of the SDL', async ({ page }) => {
  await page.goto(space);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/schema\/spaces\.graphql#L\d+$/,
  );
});
