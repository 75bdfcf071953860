import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { watchConsole } from './console';
import { visit } from './visit';

const intro = '/docs/intro';

for (const ending of ['.html', '/index.html']) {
  test(`an address that ends in ${ending} becomes the clean one, and nothing is rendered again`, async ({
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

  test(`an address that ends in ${ending} leads to its page where the host does not know it`, async ({
    page,
    request,
  }) => {
    const body = await (await request.get('/no-such-page')).text();
    await page.route(`**${intro}${ending}*`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    const said = watchConsole(page);
    await page.goto(`${intro}${ending}?from=mail#run-the-api-on-your-machine`);
    await expect(page).toHaveURL(`${intro}?from=mail#run-the-api-on-your-machine`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(page.getByRole('heading', { name: /^Run the API/ })).toBeInViewport();
    // What Chromium says of the answer itself.
    expect(said.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('the last breadcrumb is read whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/docs/permissions', '/docs/versioning/deprecated-operations']) {
    await visit(page, path);
    const last = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('li > span').last();
    const hidden = await last.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, path).toBe(0);
  }
});

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
  await visit(page, '/docs/permissions');
  await page.locator('article a[href$="/space#viewerPermissions"]').first().click();
  await expectBelowNavbar(page, page.locator('#viewerPermissions'));
});

test('the target of a link within the page is shown below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 500 });
  await visit(page, '/docs/graphql/types/objects/space');
  await page.locator('.theme-doc-toc-desktop').getByText('All 43').click();
  await page.locator('.theme-doc-toc-desktop a[href="#members"]').click();
  await expectBelowNavbar(page, page.locator('#members'));
});

test('a target that a list hides is shown below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/docs/graphql/types/objects/space#members.limit');
  await expectBelowNavbar(page, page.locator('[id="members.limit"]'));
});

const targets = {
  'a section': '/docs/intro#run-the-api-on-your-machine',
  'a diagram': '/docs/intro#diagram-1-title',
  'a domain': '/docs/graphql#domain-polls',
  'an argument': '/docs/graphql/operations/queries/spaces#filter',
  'an example': '/docs/graphql/operations/queries/spaces#more-examples',
  'a field of an input type': '/docs/graphql/types/inputs/create-task-input#title',
};

for (const width of [1280, 375]) {
  for (const [kind, path] of Object.entries(targets)) {
    test(`the address of ${kind} shows it below the navbar at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await visit(page, path);
      await expectBelowNavbar(page, page.locator(new URL(page.url()).hash));
    });
  }

  test(`the address of a value shows its whole row below the navbar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 });
    await visit(page, '/docs/graphql/types/enums/error-code#FORBIDDEN');
    await expectBelowNavbar(page, page.locator('tr', { has: page.locator('#FORBIDDEN') }));
  });
}

async function expectBelowNavbar(page: Page, target: Locator): Promise<void> {
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const bottom = (navbar?.y ?? NaN) + (navbar?.height ?? NaN);
  const top = async (): Promise<number> => (await target.boundingBox())?.y ?? NaN;
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

/** Follows a link that no page has. */
async function followLost(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Lost' });
    document.querySelector('main h1')?.after(link);
  }, path);
  await page.getByRole('link', { name: 'Lost' }).click();
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
