import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { setConnection } from './connection';
import { field, options, search } from './search';
import { visit } from './visit';

const queries = [
  ['spaceById', '/docs/graphql/operations/queries/space-by-id'],
  ['space by id', '/docs/graphql/operations/queries/space-by-id'],
  ['createSp', '/docs/graphql/operations/mutations/create-space'],
  ['PUBLIC', '/docs/graphql/types/enums/visibility-level#PUBLIC'],
  ['Space.members', '/docs/graphql/types/objects/space#members'],
  ['updateSpaceUserConnection', '/docs/graphql/operations/mutations/update-space-user-connection'],
  ['JSONObject', '/docs/graphql/types/scalars/jsonobject'],
  ['ErrorCode.FORBIDDEN', '/docs/graphql/types/enums/error-code#FORBIDDEN'],
  ['poll by id', '/docs/graphql/operations/queries/poll-by-id'],
  ['viewerPermissions', '/docs/graphql/types/objects/space#viewerPermissions', 4],
  ['spcaeById', '/docs/graphql/operations/queries/space-by-id'],
  ['notifcation', '/docs/graphql/types/objects/notification'],
  ['appVolunt', '/docs/graphql/operations/queries/app-volunteering-engagement', 5],
  ['registrDevice', '/docs/graphql/operations/mutations/register-device'],
  ['bookmrk', '/docs/graphql/operations/mutations/bookmark'],
  ['how do I refresh a token', '/docs/authentication-authorization#refresh-and-revocation'],
  ['check webhook signature', '/docs/integration-events#check-the-signature'],
  ['push notification deep link', '/docs/push-notifications'],
  [
    'what happens when an account is deleted',
    '/docs/authentication-authorization/registration-login#delete-the-account',
  ],
  ['deprecate a field', '/docs/contributing/deprecating-code#deprecate-a-field-of-the-api'],
] as const;

for (const [query, path, rank = 1] of queries) {
  test(`"${query}" has ${path} at rank ${rank}`, async ({ page }) => {
    await visit(page);
    await search(page, query);
    await expect(options(page).nth(rank - 1)).toHaveAttribute('href', path);
  });
}

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
  expect(responses.filter((response) => response.url().includes('/pagefind/'))).toEqual([]);
  const pageResponses = responses.splice(0);
  await search(page, 'spaceById');
  await expect(options(page).first()).toContainText('spaceById');
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

test('answers follow the keys', async ({ page }) => {
  await visit(page);
  await search(page, 'spaceByI');
  await expect(options(page).first()).toContainText('spaceById');
  await field(page).evaluate((input) => {
    input.addEventListener('keydown', () => {
      const start = performance.now();
      const done = (): void => {
        input.dataset['milliseconds'] = (performance.now() - start).toFixed(1);
      };
      requestAnimationFrame(() => setTimeout(done));
    });
  });
  await field(page).press('d');
  await expect(field(page)).toHaveAttribute('data-milliseconds', /\d/);
  const milliseconds = await field(page).getAttribute('data-milliseconds');
  console.log(`From the key to the painted answer: ${milliseconds} ms.`);
});
