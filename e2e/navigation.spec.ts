import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { setConnection } from './connection';
import { watchConsole } from './console';
import { chunkUrls } from './faults';
import { untilAwake, visit } from './visit';

const intro = '/docs/intro';

for (const ending of ['.html', '/index.html']) {
  test(`an address that ends in ${ending} becomes the clean one, and nothing is rendered anew`, async ({
    page,
    request,
  }) => {
    const body = await (await request.get(intro)).text();
    await page.route(`**${intro}${ending}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    const said = watchConsole(page);
    await visit(page, `${intro}${ending}?from=mail#what-is-next`);
    await expect(page).toHaveURL(`${intro}?from=mail#what-is-next`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    expect(said).toEqual([]);
  });
}

test('the home page loses its index.html too', async ({ page, request }) => {
  const body = await (await request.get('/')).text();
  await page.route('**/index.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await visit(page, '/index.html');
  await expect(page).toHaveURL('/');
});

test('the next page begins at its top', async ({ page }) => {
  await visit(page, intro);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the target of a hash on another page is shown below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/docs/authentication-authorization/');
  await page.locator('article a[href$="/space#viewerPermissions"]').first().click();
  await expectBelowNavbar(page, 'viewerPermissions');
});

test('the target of a link within the page is shown below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/docs/graphql/types/objects/space');
  await page.locator('.table-of-contents a[href="#members"]').click();
  await expectBelowNavbar(page, 'members');
});

test('a target that a list hides is shown below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/docs/graphql/types/objects/space#members.limit');
  await expectBelowNavbar(page, 'members.limit');
});

async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const bottom = (navbar?.y ?? NaN) + (navbar?.height ?? NaN);
  const top = async (): Promise<number> =>
    (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeGreaterThanOrEqual(bottom);
  await expect.poll(top).toBeLessThan(bottom + 60);
}

test('a page that lacks the target of a link begins at its top', async ({ page }) => {
  await visit(page, intro);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await followLost(page, '/blog#no-such-target');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** As by a link, for links that no page has. */
async function followLost(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a hash that cannot be decoded does no harm', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page, intro);
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await followLost(page, '/blog#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await visit(page, `${intro}?first#%E0%A4%A`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(said).toEqual([]);
});

const isFetchedAhead = (request: Request): boolean =>
  request.resourceType() !== 'script' && chunkUrls.test(request.url());

const slow = {
  'on 2g': { effectiveType: '2g', saveData: false },
  'on slow 2g': { effectiveType: 'slow-2g', saveData: false },
  'with data saver': { effectiveType: '4g', saveData: true },
};

for (const [name, connection] of Object.entries(slow)) {
  test(`no page is fetched ahead ${name}`, async ({ page }) => {
    await setConnection(page, connection);
    const ahead: string[] = [];
    page.on('request', (request) => isFetchedAhead(request) && ahead.push(request.url()));
    await page.goto(intro, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Next/ }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: /^Next/ }).hover();
    await untilAwake(page);
    expect(ahead).toEqual([]);
  });
}

const quick = {
  'on 4g': { effectiveType: '4g', saveData: false },
  'where the browser knows no connection': undefined,
};

for (const [name, connection] of Object.entries(quick)) {
  test(`pages are fetched ahead ${name}`, async ({ page }) => {
    await setConnection(page, connection);
    const said = watchConsole(page);
    const ahead = page.waitForRequest(isFetchedAhead);
    await page.goto(intro);
    await ahead;
    expect(said).toEqual([]);
  });
}

test('a connection of unknown kind is no error, and links work', async ({ page }) => {
  await setConnection(page, {});
  const said = watchConsole(page);
  await visit(page, intro);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(said).toEqual([]);
});
