import { expect, test } from './test';
import { violationsIn } from './axe';
import { visit } from './visit';

const operation = '/docs/graphql/operations/queries/app-volunteering-recos';
const poll = '/docs/graphql/types/objects/poll';

test('a deprecated operation shows both requests with their answers, side by side', async ({
  page,
}) => {
  await page.goto(operation);
  const before = page.locator('.codeFrame').filter({ hasText: /^Before/ });
  const after = page.locator('.codeFrame').filter({ hasText: /^After/ });
  await expect(before.getByRole('link', { name: 'appVolunteeringRecos' })).toBeVisible();
  await expect(after.getByRole('link', { name: 'appVolunteeringRecosV2' })).toBeVisible();
  const [left, right] = [await before.boundingBox(), await after.boundingBox()];
  expect(left?.y).toBe(right?.y);
  const answer = page.locator('.migration .codeFrame').filter({ hasText: /^Response/ });
  await expect(answer.nth(0)).toContainText('"title": "Read aloud at the library"');
  await expect(answer.nth(1)).toContainText('"reasonText": "You follow education."');
  const [upper, lower] = [await answer.nth(0).boundingBox(), await answer.nth(1).boundingBox()];
  expect(upper?.y).toBe(lower?.y);
});

test('the guides that still show it are links, and the examples below are not', async ({
  page,
}) => {
  await page.goto(operation);
  const places = page
    .getByRole('paragraph')
    .filter({ hasText: /^Pages that still show the old form:/ });
  await expect(places.getByRole('link', { name: 'Evolution of the GraphQL API' })).toHaveAttribute(
    'href',
    '/docs/versioning/graphql-api-evolution',
  );
  await expect(places.getByRole('link', { name: /^the example/ })).toHaveCount(0);
});

test('an example of another page is a link', async ({ page }) => {
  await visit(page, '/docs/graphql/types/objects/app-version-response');
  await page.getByLabel('More about isUpdateRequired').click();
  await page.getByRole('link', { name: 'the example checkAppVersion (Update required)' }).click();
  await expect(page.getByRole('heading', { name: 'Update required' })).toBeInViewport();
});

test('the migration of a field opens by key', async ({ page }) => {
  await visit(page, poll);
  const after = page
    .locator('.migration pre')
    .getByRole('link', { name: 'maxChoices', includeHidden: true })
    .first();
  await expect(after).toBeHidden();
  await page.getByLabel('More about isMultipleChoice').focus();
  await page.keyboard.press('Enter');
  await expect(after).toBeVisible();
});

test('a deprecated value leads to its migration', async ({ page }) => {
  await visit(page, '/docs/graphql/types/enums/notification-type');
  await page
    .getByRole('row', { name: /^FRIEND_REQUEST/ })
    .getByText('How to migrate')
    .click();
  await expect(page.getByRole('heading', { name: /^FRIEND_REQUEST/ })).toBeInViewport();
});

for (const width of [375, 1280]) {
  test(`an open migration meets WCAG 2.2 AA at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, poll);
    await page.getByLabel('More about isMultipleChoice').click();
    expect(await violationsIn(page)).toEqual([]);
  });
}

test('a phone shows the requests one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(operation);
  const before = page.locator('.codeFrame').filter({ hasText: /^Before/ });
  const after = page.locator('.codeFrame').filter({ hasText: /^After/ });
  const [upper, lower] = [await before.boundingBox(), await after.boundingBox()];
  expect(upper?.x).toBe(lower?.x);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
});
