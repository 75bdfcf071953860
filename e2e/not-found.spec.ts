import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { abortScriptsWith } from './faults';
import { watchForeignRequests } from './requests';
import { untilAwake, visit } from './visit';

// Scripts that are still on their way when a test ends are not its fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const asked = '/docs/graphql/queries/spaceById';
const meant = '/docs/graphql/operations/queries/space-by-id';

test('an unknown address is repeated, with what is near it', async ({ page }) => {
  const response = await page.goto(asked);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found \|/);
  const main = page.getByRole('main');
  await expect(main).toContainText(`There is no page at ${asked}.`);
  // What comes late comes last, and moves nothing.
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Where to go from here',
    'Near that address',
  ]);
  const near = main.getByRole('listitem').filter({ hasText: meant });
  await near.getByRole('link', { name: 'spaceById', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('spaceById');
});

test('a short address leads to the pages below it', async ({ page }) => {
  await page.goto('/docs/graphql/types');
  const near = nearIn(page);
  await expect(near.first()).toHaveText('/docs/graphql/types/objects');
  for (const path of await near.allInnerTexts()) expect(path).toMatch(/^\/docs\/graphql\/types\//);
});

test('the page that a short address names comes before those below it', async ({ page }) => {
  const near = nearIn(page).filter({ hasNotText: 'graphql' });
  await page.goto('/docs/webhooks');
  await expect(near.first()).toHaveText('/docs/integration-events');
  await expect(near.nth(1)).toHaveText('/docs/webhooks/copies');
  await page.goto('/docs/sign-in');
  await expect(near.first()).toHaveText('/docs/authentication-authorization/registration-login');
});

test('an address that is not UTF-8 is unknown, too, and its page answers', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/no-such-page')).text();
  await page.route('**/%FF*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  const said = watchConsole(page);
  await visit(page, '/%FF1');
  await expect(page.getByRole('main')).toContainText('There is no page at /%FF1.');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/%FF2', textContent: 'Lost' });
    document.querySelector('main h1')?.after(link);
  });
  await page.getByRole('link', { name: 'Lost' }).click();
  await expect(page.getByRole('main')).toContainText('There is no page at /%FF2.');
  // What Chromium says of the answers themselves.
  expect(said.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('an address in other words leads to the pages that its words find', async ({ page }) => {
  await page.goto('/docs/authentication');
  const near = nearIn(page).filter({ hasNotText: 'graphql' });
  await expect(near.first()).toHaveText('/docs/authentication-authorization');
  await expect(near.filter({ hasText: 'push-notifications' })).toHaveCount(0);
  await page.goto('/docs/signin');
  await expect(near.first()).toHaveText('/docs/sign-in/browser');
});

test('what only sounds like an address, or has its word within, is not near it', async ({
  page,
}) => {
  await page.goto('/docs/error');
  await expect(nearIn(page).first()).toHaveText('/docs/errors');
  for (const path of await nearIn(page).allInnerTexts()) expect(path).toMatch(/error/);
  await page.goto('/nope');
  // The search and what it looks things up in.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Near that address' })).toHaveCount(0);
});

test('an unknown address leads on without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(asked);
  const main = page.getByRole('main');
  await expect(main).toContainText('There is no page at this address.');
  for (const [name, href] of [
    ['Introduction', '/docs/intro'],
    ['GraphQL API', '/docs/graphql'],
    ['Blog', '/blog'],
    ['Home', '/'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await context.close();
});

test('where the search does not load the rest of the page still helps', async ({ page }) => {
  const aborted = await abortScriptsWith(page, 'how (?:do|can)');
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(asked);
  await expect.poll(() => aborted.length).toBeGreaterThan(0);
  await expect(page.getByRole('main')).toContainText(`There is no page at ${asked}.`);
  await expect(page.getByRole('main').getByRole('link', { name: 'GraphQL API' })).toBeVisible();
  expect(said).toEqual([]);
});

for (const width of [1280, 320]) {
  test(`the page is accessible at ${width} px in both colour modes`, async ({ page }) => {
    const said = watchConsole(page);
    const foreign = watchForeignRequests(page);
    await page.setViewportSize({ width, height: 720 });
    await page.goto(asked);
    await expect(page.getByText(meant)).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    // The browser reports the status of the page itself, and nothing else is said.
    expect(said.filter((text) => !text.includes('404'))).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('the search of a page that is not there begins with what was asked for', async ({ page }) => {
  await visit(page, '/docs/space-membrs');
  await page.getByRole('main').getByRole('button', { name: 'Search for it' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('space membrs');
});

test('a page that is not found wakes by itself', async ({ page }) => {
  await page.goto('/docs/no-such-page');
  await untilAwake(page);
  await expect(page.getByText('/docs/no-such-page')).toBeVisible();
});

function nearIn(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').locator('code');
}

test('an address in another alphabet is read as words', async ({ page }) => {
  await page.goto('/docs/gem%C3%BCse-g%C3%A4rten');
  const main = page.getByRole('main');
  await expect(main).toContainText('There is no page at /docs/gemüse-gärten.');
  await main.getByRole('button', { name: 'Search for it' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('gemüse gärten');
});
