import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { strokeContrast } from './colours';
import { faults, intercept, loadedAt, routePage } from './faults';
import { visit } from './visit';

const intro = '/docs/intro';
const bar = (page: Page): Locator => page.locator('#nprogress');
const spinner = (page: Page): Locator => page.getByRole('img', { name: 'Loading the page' });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const goToBlog = (page: Page): Promise<void> =>
  page
    .locator('.navbar a[href="/blog"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Holds the next page back until it is let go. */
async function holdBlog(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await routePage(page, '/blog', async (route) => {
    await gone;
    await route.continue();
  });
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
  const letGo = await holdBlog(page);
  await openWithClock(page);
  await goToBlog(page);
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

test('the spinner takes the place of the content after a second, until the page is there', async ({
  page,
}) => {
  const letGo = await holdBlog(page);
  await openWithClock(page);
  await goToBlog(page);
  await page.clock.runFor(999);
  await expect(spinner(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  expect(await strokeContrast(spinner(page))).toBeGreaterThan(3);
  expect(await animations(page)).toEqual([]);
  await page.clock.resume();
  expect(await violationsIn(page)).toEqual([]);
  letGo();
  await expect(heading(page)).toHaveText('Blog');
  await expect(spinner(page)).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the spinner moves in cycles of 1.5 and 3 seconds', async ({ page }) => {
    const letGo = await holdBlog(page);
    await openWithClock(page);
    await goToBlog(page);
    await page.clock.runFor(1000);
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

test('no bar and no spinner stay where a reader goes back before a page has come', async ({
  page,
}) => {
  const letGo = await holdBlog(page);
  await openWithClock(page);
  await goToBlog(page);
  await page.clock.runFor(1500);
  await expect(spinner(page)).toBeVisible();
  await page.goBack();
  await expect(spinner(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Introduction');
  await page.clock.runFor(1500);
  await expect(bar(page)).toHaveCount(0);
  letGo();
});

test('a page that fails after the spinner gives the content back, below the red box', async ({
  page,
}) => {
  await intercept({ page });
  await page.clock.install();
  await visit(page, intro);
  const before = await loadedAt(page);
  let fail = (): void => undefined;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/blog', async (route) => {
    await held;
    await faults['meets an error of the server'](route);
  });
  await goToBlog(page);
  await page.clock.runFor(1500);
  await expect(spinner(page)).toBeVisible();
  fail();
  const box = page.getByRole('alert');
  await expect(box).toContainText('500');
  await expect(spinner(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Introduction');
  await page.unrouteAll({ behavior: 'wait' });
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText('Blog');
  await expect(box).toHaveCount(0);
  expect(await loadedAt(page)).toBe(before);
});
