import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { expect, test } from './test';
import { intercept } from './faults';
import { visit } from './visit';

const path = '/docs/graphql/check-your-client';

const typescript = `import { gql } from 'a';
export const old = gql\`
  query WhoAmI {
    authenticatedUser {
      id
      nam
    }
  }
\`;
export const unknown = gql\`query Made { \${fields} }\`;
`;

const parts = (page: Page): Readonly<Record<'text' | 'files' | 'check' | 'status', Locator>> => ({
  text: page.getByRole('textbox', { name: /^Paste GraphQL documents/ }),
  files: page.getByLabel('Choose files, or drop them here'),
  check: page.getByRole('button', { name: 'Check', exact: true }),
  status: page.locator('.clientCheck').getByRole('status'),
});

for (const width of [1280, 375]) {
  test(`documents are checked by keyboard at ${width} pixels`, async ({ page }) => {
    const errors = watchConsole(page);
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    const { text, files, check, status } = parts(page);
    await text.focus();
    await page.keyboard.insertText(typescript);
    await page.keyboard.press('Tab');
    await expect(files).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Show changes since')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(check).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('1 operation: 1 error, 1 warning, 1 use of something');
    const report = page.locator('.clientReport');
    await expect(report.getByRole('heading', { name: 'query WhoAmI' })).toBeVisible();
    await expect(report).toContainText('Error line 6: Cannot query field "nam"');
    await expect(report).toContainText('Deprecated line 4: Query.authenticatedUser is deprecated.');
    await expect(report).toContainText('Warning line 10: The program inserts ${fields} here');
    await expect(report).toContainText('Costs at most');
    const used = report.getByRole('link', { name: 'Query.authenticatedUser', exact: true });
    await expect(used.first()).toHaveAttribute('href', /\/queries\/authenticated-user$/);
    const way = report.getByRole('link', { name: 'How to migrate' });
    await expect(way).toHaveAttribute('href', /authenticated-user#how-to-migrate$/);
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(errors).toEqual([]);
  });
}

test('a file that is chosen on a sleeping page is checked, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(path);
  const { files, status } = parts(page);
  const buffer = Buffer.from('query Tasks { taskz { id } }');
  await files.setInputFiles([{ name: 'tasks.graphql', mimeType: 'text/plain', buffer }]);
  await files.hover();
  await expect(status).toHaveText('1 operation: 1 error.');
  await expect(page.locator('.clientReport')).toContainText('tasks.graphql, line 1: Cannot query');
  expect(sent).toEqual([]);
});

test('files that are dropped are checked, and so is text that is pasted', async ({ page }) => {
  await visit(page, path);
  const { text, check, status } = parts(page);
  // Files that are dropped beside their field need the script.
  await check.click();
  await expect(status).toHaveText('Paste documents or choose files first.');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['query Dropped { __typename }'], 'dropped.graphql'));
    return data;
  });
  await page.locator('.clientForm').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(status).toHaveText('1 operation: nothing to fix.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('query Pasted { __typename }'));
  await text.press('ControlOrMeta+v');
  await expect(status).toHaveText('2 operations: nothing to fix.');
});

test('changes since a release are those of the operation', async ({ page }) => {
  await visit(page, path);
  const { text, check, status } = parts(page);
  await text.fill('query Tasks($id: UUID!) { tasksBySpaceId(spaceId: $id) { totalResults } }');
  const since = page.getByLabel('Show changes since');
  await since.focus();
  await page.keyboard.press('End');
  await check.click();
  const report = page.locator('.clientReport');
  await expect(report).toContainText('Query.tasksBySpaceId can be null (PagedTasks).');
  await expect(report.getByText('Breaking change')).toHaveCount(1);
  await since.selectOption({ index: 1 });
  await expect(status).toHaveText(/^1 operation: nothing to fix, no changes since \d+ \w+ 2026\.$/);
});

test('its breadcrumbs are the groups of the sidebar that it is in', async ({ page }) => {
  await visit(page, path);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    ...['', 'Build on Vicinia', 'Test', 'Check your client'],
  ]);
});

test('a schema that does not load is asked for again', async ({ page }) => {
  await intercept({ page });
  await visit(page, path);
  const { text, check, status } = parts(page);
  await text.fill('query One { __typename }');
  await page.route('**/schema.graphql', (route) => route.abort());
  await check.click();
  await expect(status).toHaveText('The schema did not load. Check the connection and try again.');
  await page.unroute('**/schema.graphql');
  await check.click();
  await expect(status).toHaveText('1 operation: nothing to fix.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page names the command instead', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('noscript p')).toContainText('needs JavaScript.');
    await expect(parts(page).check).toBeHidden();
    await expect(page.getByText(/mcp\.tgz check/)).toBeVisible();
  });
});
