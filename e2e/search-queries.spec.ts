import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './test';
import { setConnection } from './connection';
import { field, options, search } from './search';
import { visit } from './visit';

/** A few of each kind; the unit tests rank the whole list in `scripts/measure/ranking`. */
const queries = [
  ['spaceById', '/docs/graphql/operations/queries/space-by-id'],
  ['PUBLIC', '/docs/graphql/types/enums/visibility-level#PUBLIC'],
  ['craete task', '/docs/graphql/operations/mutations/create-task'],
  ['notifcation', '/docs/graphql/types/objects/notification'],
  ['due date', '/docs/graphql/types/objects/task#dueOn'],
  ['Aufgabe erstellen', '/docs/graphql/operations/mutations/create-task'],
  ['paging', '/docs/pagination'],
  ['rate limit', '/docs/rate-limits'],
  ['HTTP status', '/docs/errors#where-an-error-shows-up'],
  ['poll deadline', '/docs/graphql/types/objects/poll#closesAt'],
  ['delete poll', '/docs/graphql/types/objects/poll#viewerPermissions'],
  ['how do I refresh a token', '/docs/authentication-authorization#refresh-and-revocation'],
  ['what replaces createSpacePost', '/docs/versioning/deprecated-operations#createspacepost'],
] as const;

test('the best result is the first, whatever its kind', async ({ page }) => {
  await visit(page);
  for (const [query, path] of queries) {
    await search(page, query);
    await expect(options(page).first()).toHaveAttribute('href', path);
  }
  for (const query of ['Vogelfutter', 'csrf', 'kubernetes']) {
    await field(page).fill(query);
    await expect(page.getByText(`Nothing found for “${query}”`)).toBeVisible();
  }
});

test('how many are shown of all is said, and a long word stays within the dialog', async ({
  page,
}) => {
  await visit(page);
  const dialog = page.getByRole('dialog');
  await search(page, 'q'.repeat(180));
  const none = await page.getByText('Nothing found for').boundingBox();
  const frame = await dialog.boundingBox();
  expect(none?.width).toBeLessThan(frame?.width ?? 0);
  await field(page).fill('Space.');
  await expect(dialog.getByRole('status')).toHaveText(/^The best 20 of \d+ results$/);
});

test('a snippet is a whole sentence or row, with what was meant marked', async ({ page }) => {
  await visit(page);
  await search(page, 'collector batch response 204');
  const first = options(page).first();
  await expect(first).toContainText(
    'The response is 204 for a well-formed batch, and 400 or 429 otherwise.',
  );
  await expect(first.locator('mark').filter({ hasText: '204' })).toHaveCount(1);
  await field(page).fill('RFC 7636');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('listbox')).not.toContainText('opens in a new tab');
});

test('nothing is loaded before the dialog opens, little for a first answer, and nothing elsewhere', async ({
  page,
  baseURL,
}) => {
  // With data saver on, the page itself fetches nothing ahead that would be counted.
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await visit(page);
  await page.waitForLoadState('networkidle');
  const pageResponses = responses.splice(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  const names = await bytesOf(responses);
  await field(page).fill('HMAC');
  await expect(options(page).first()).toContainText('HMAC');
  const text = await bytesOf(responses);
  console.log(`First answer: ${names} bytes gzip; with the text of the guides: ${text}.`);
  expect(names).toBeLessThanOrEqual(60_000);
  const origins = [...pageResponses, ...responses].map(
    (response) => new URL(response.url()).origin,
  );
  expect([...new Set(origins)]).toEqual([baseURL]);
});

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      return Math.min(body.length, gzipSync(body).length);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
