import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { setConnection } from './connection';
import { watchConsole } from './console';
import { frameScripts, intercept } from './faults';
import { hold } from './requests';
import { stir, untilAwake, visit } from './visit';

const intro = '/docs/intro';
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Opens a page, and shows that it does nothing by itself. */
async function openAsleep(page: Page, path = intro): Promise<string[]> {
  const asked: string[] = [];
  await setConnection(page, { saveData: true });
  page.on('request', (request) => frameScripts.test(request.url()) && asked.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return asked;
}

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'a move of the mouse': stir,
  'the wheel': (page) => page.mouse.wheel(0, 100),
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'the focus, as a screen reader sets it': (page) =>
    page.getByRole('link', { name: 'Blog' }).first().focus(),
  'a scroll, as find in page makes it': (page) =>
    page.evaluate(() =>
      (window as { find?: (text: string) => boolean }).find?.('the code and its team'),
    ),
};

for (const [name, give] of Object.entries(signs)) {
  test(`${name} wakes the page`, async ({ page }) => {
    const said = watchConsole(page);
    await openAsleep(page);
    await give(page);
    await untilAwake(page);
    expect(said).toEqual([]);
  });
}

test('a pointer that lies still wakes nothing', async ({ page }) => {
  const asked = await openAsleep(page);
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
  );
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('a tap on the menu wakes the page and opens the menu', async ({ page }) => {
    await openAsleep(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await untilAwake(page);
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  });

  test('the scripts are not fetched before a sign, since nobody knows who pays for the line', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(intro, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => frameScripts.test(url))).toEqual([]);
  });
});

test('an idle desk fetches the scripts, and runs none', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g', saveData: false });
  const fetched = page.waitForRequest(frameScripts);
  await page.goto(intro);
  await fetched;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('a click on a button is answered once, when the page has woken', async ({ page }) => {
  // The second, from the colours that the first has stored.
  for (const colours of ['dark', 'light']) {
    await openAsleep(page);
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await untilAwake(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
  }
});

test('a click in the moment of waking is answered once', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
      document.querySelector<HTMLElement>('button[aria-label^="Switch between"]')?.click();
    }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
  });
  await visit(page, intro);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an announcement that is dismissed in the first moment stays away', async ({ page }) => {
  await openAsleep(page, '/');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await untilAwake(page);
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('Ctrl+K as the very first key opens the search with what was typed since', async ({
  page,
}) => {
  await openAsleep(page);
  const letGo = await hold(page, '**/assets/js/**/*.js');
  const letFrameGo = await hold(page, frameScripts);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('polk');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('l');
  letFrameGo();
  const field = search(page).getByLabel('Search the documentation');
  await expect(field).toHaveValue('poll');
  await page.keyboard.type('ById');
  letGo();
  await expect(
    search(page)
      .getByRole('option', { name: /pollById/ })
      .first(),
  ).toBeVisible();
  await expect(field).toHaveValue('pollById');
});

test('a slash opens the search, unless the reader has turned single keys off', async ({ page }) => {
  await openAsleep(page);
  await page.keyboard.press('/');
  await expect(search(page)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
  await openAsleep(page);
  await page.keyboard.press('/');
  await untilAwake(page);
  await expect(search(page)).toHaveCount(0);
});

test('a page that takes its time says after 200 ms that it is coming', async ({ page }) => {
  await intercept({ page });
  await page.clock.install({ time: 0 });
  await openAsleep(page);
  await page.clock.pauseAt(60_000);
  await page.route(frameScripts, () => undefined);
  await stir(page);
  await page.clock.runFor(199);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
});

test('links, folds and the contents list work while the page sleeps', async ({ page }) => {
  await page.route(frameScripts, () => undefined);
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto('/docs/graphql/types/objects/space');
  const fold = page.locator('.field > details').first();
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByText('All 43').click();
  await contents.locator('a[href="#members"]').click();
  await expect(page).toHaveURL(/#members$/);
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Space');
});

test('a page that comes back from the cache of the browser wakes, too', async ({ page }) => {
  await openAsleep(page);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await stir(page);
  await untilAwake(page);
  await page.goto('/blog');
  await page.goBack();
  await stir(page);
  await untilAwake(page);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on paper nothing is folded away, and no script is asked for', async ({ page }) => {
  const asked = await openAsleep(page, '/docs/graphql/operations/mutations/create-task');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'placeId', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('link', { name: 'placeId', exact: true })).toBeHidden();
  expect(asked).toEqual([]);
});
