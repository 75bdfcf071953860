import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { blockStorage, frameScripts } from './faults';
import { visit } from './visit';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

const intro = '/docs/intro';
const html = (page: Page): Locator => page.locator('html');
const announcement = (page: Page): Locator => page.locator('.theme-announcement-bar');
const mainLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('counts of posts have the colours of their mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme-2f9', 'dark'));
  for (const path of ['/blog/tags', '/blog/authors']) {
    await page.goto(path);
    const count = page.getByRole('main').getByText('1', { exact: true }).first();
    const background = await count.evaluate((one) => getComputedStyle(one).backgroundColor);
    const [light = 255] = /\d+/.exec(background) ?? [];
    expect(Number(light), path).toBeLessThan(100);
  }
});

test('an announcement that was closed is gone before the first script runs, and shifts nothing', async ({
  page,
}) => {
  await visit(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(announcement(page)).toHaveCount(0);
  await page.route(frameScripts, () => undefined);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(announcement(page)).toBeHidden();
});

test('nothing moves while a page with an announcement comes to life', async ({ page }) => {
  await visit(page);
  await expect(announcement(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('an announcement that was closed stays away where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await visit(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(announcement(page)).toHaveCount(0);
  for (const name of ['Blog', 'Documentation']) {
    await mainLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(name === 'Blog' ? /\/blog$/ : /\/docs\//);
    await expect(announcement(page)).toHaveCount(0);
  }
});

test('the announcement leads to the release that it tells of', async ({ page }) => {
  await visit(page);
  await announcement(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/graphql\/changelog#\d{4}-\d\d-\d\d$/);
  const release = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(release).toBeInViewport();
});

test('the colour mode is there before the first script runs', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.route(frameScripts, () => undefined);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('the colour mode holds from page to page where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await visit(page);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await mainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('the version of the docs is remembered, and forgotten once it is gone', async ({ page }) => {
  const stored = (): Promise<string | null> =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('docs-preferred'));
      return key === undefined ? null : localStorage.getItem(key);
    });
  await visit(page);
  await expect.poll(stored).toBe('current');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('docs-preferred')) localStorage.setItem(key, 'no-such-version');
    }
  });
  await visit(page, '/blog');
  await expect.poll(stored).toBeNull();
});

test('the first stop of the keyboard is the skip link on every kind of page', async ({ page }) => {
  for (const path of ['/', '/blog', '/docs/graphql', '/no-such-page']) {
    await visit(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  }
});

for (const path of [
  '/',
  '/blog',
  intro,
  '/docs/graphql',
  '/docs/graphql/operations/queries/space-by-id',
  '/docs/graphql/types/objects/space',
  '/docs/graphql/playground',
  '/no-such-page',
]) {
  test(`what is operated on ${path} is in the typeface around it`, async ({ page }) => {
    await visit(page, path);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeVisible();
    expect(await page.evaluate(inAnotherTypeface)).toEqual([]);
  });
}

/** Controls that are in the typeface of the browser, and not in that of the site or of its code. */
function inAnotherTypeface(): string[] {
  const familyOf = (element: Element | null): string =>
    element ? getComputedStyle(element).fontFamily : '';
  const known = [document.body, document.querySelector('code')].map(familyOf);
  return [...document.querySelectorAll('button, input, select, textarea')]
    .filter((control) => !known.includes(familyOf(control)))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** As when all that a page is made of is looked for in the wrong place. */
async function loseAssets(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
}

for (const path of ['/', '/docs/intro']) {
  test(`${path} names the base URL under a wrong one`, async ({ page, request }) => {
    const body = await (await request.get(path)).text();
    await loseAssets(page);
    await page.route(`**/developers${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(`/developers${path}`);
    await expect(page.getByRole('alert')).toContainText(
      new RegExp(
        `Your Docusaurus site did not load properly\\. Error: .* did not load\\. The base URL may be wrong: the site was built for "/", and this page is at /developers${path}\\.`,
      ),
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind of page reads, and its links lead somewhere', async ({ page, request }) => {
    const paths = ['/', intro, '/blog', '/docs/graphql', '/docs/graphql/types/objects/space'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const targets = [...new Set(hrefs.map((href) => href.split('#')[0] ?? ''))];
      // One by one: a burst of hundreds is more than the server takes.
      for (const target of targets) {
        const answer = await request.head(target);
        expect(answer.ok(), target).toBe(true);
      }
    }
  });

  test('the links of the navbar can be reached on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(intro);
    await mainLink(page, 'Blog').click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
