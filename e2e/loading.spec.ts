import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { strokeContrast } from './colours';
import { chunksBeyond, faults, loadedAt } from './faults';
import { violationsIn } from './axe';
import { visit } from './visit';

const intro = '/docs/intro';
const bar = (page: Page): Locator => page.locator('#nprogress');
const spinner = (page: Page): Locator => page.getByRole('img', { name: 'Loading the page' });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

let blog: string[];
let home: string[];

test.beforeEach(async ({ page }) => {
  blog = await chunksBeyond(page, '/blog', intro);
  home = await chunksBeyond(page, '/', intro);
});

/** Holds chunks back until they are let go. */
async function hold(
  page: Page,
  urls: readonly string[],
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    (url) => urls.includes(url.href),
    async (route) => {
      if (route.request().resourceType() === 'script') await gone;
      await answer(route);
    },
  );
  return letGo;
}

async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, intro);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the bar shows 200 ms after the way to another page has begun, until it ends', async ({
  page,
}) => {
  const letGo = await hold(page, blog);
  await openWithClock(page);
  await link(page, 'Blog').click();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveRole('progressbar');
  await expect(bar(page)).toHaveAccessibleName('Loading the page');
  await expect(heading(page)).toHaveText('Introduction');
  letGo();
  await expect(heading(page)).toHaveText('Blog');
  await expect(bar(page)).toHaveCount(0);
});

test('no bar shows for another hash or query', async ({ page }) => {
  await openWithClock(page);
  for (const address of [`${intro}#what`, `${intro}?query=1`]) {
    await page.evaluate((target) => {
      window.history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  }
});

test('no bar stays where a reader goes elsewhere before a page has come', async ({ page }) => {
  const letGo = await hold(page, blog);
  await openWithClock(page);
  await link(page, 'Blog').click();
  await page.goBack();
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  letGo();
});

/** Docusaurus shows the second page as soon as the first one is there. */
async function changeMind(page: Page): Promise<() => void> {
  const letBlogGo = await hold(page, blog);
  const letHomeGo = await hold(page, home);
  await openWithClock(page);
  await link(page, 'Blog').click();
  await page.locator('.navbar__brand').click();
  letBlogGo();
  await expect(heading(page)).toHaveCount(0);
  return letHomeGo;
}

test('the spinner shows after 200 ms, where a page is awaited on an empty view', async ({
  page,
}) => {
  const letGo = await changeMind(page);
  await page.clock.runFor(150);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(spinner(page)).toBeVisible();
  expect(await strokeContrast(spinner(page))).toBeGreaterThan(3);
  expect(await animations(page)).toEqual([]);
  await page.clock.resume();
  for (const mode of ['light', 'dark']) expect(await violationsIn(page, mode)).toEqual([]);
  letGo();
  await expect(heading(page)).toHaveCount(1);
  await expect(spinner(page)).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the spinner moves in cycles of 1.5 and 3 seconds', async ({ page }) => {
    const letGo = await changeMind(page);
    await page.clock.runFor(250);
    await expect(spinner(page)).toBeVisible();
    expect(await animations(page)).toEqual([1500, 3000, 3000]);
    letGo();
  });
});

/** Duration of a cycle of each animation that never ends, in milliseconds. */
function animations(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect?.getTiming())
      .filter((timing) => timing?.iterations === Infinity)
      .map((timing) => timing?.duration)
      .sort(),
  );
}

test('a page that fails on an empty view shows the red box, and comes on Retry', async ({
  page,
}) => {
  const letBlogGo = await hold(page, blog);
  const letHomeFail = await hold(page, home, faults['is not found']);
  await visit(page, intro);
  const before = await loadedAt(page);
  // The answer to the reload says that there is nothing to show, so the page stays.
  await page.route('/', (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.fulfill({ status: 204 }),
  );
  await link(page, 'Blog').click();
  await page.locator('.navbar__brand').click();
  letBlogGo();
  await expect(heading(page)).toHaveCount(0);
  letHomeFail();
  const box = page.getByRole('alert');
  await expect(box).toContainText('ChunkLoadError');
  await page.unrouteAll({ behavior: 'wait' });
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveCount(1);
  await expect(box).toHaveCount(0);
  expect(await loadedAt(page)).toBe(before);
});
