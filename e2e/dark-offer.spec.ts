import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { visit } from './visit';

test.use({ colorScheme: 'dark' });

const offer = (page: Page): Locator => page.getByText('like your system?');
const dark = (page: Page): Locator => page.getByRole('button', { name: 'Use dark' });
const light = (page: Page): Locator => page.getByRole('button', { name: 'Keep light' });
const toggle = (page: Page): Locator =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });

/** Opens the page again, as a reader who comes back, and lets what is in storage show. */
async function comeBack(page: Page): Promise<void> {
  await visit(page, '/blog');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/** Whether a click would reach an element that was scrolled to one edge of the window. */
function isOnTop(element: Element, block: ScrollLogicalPosition): boolean {
  element.scrollIntoView({ block });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

for (const [answer, mode] of [
  [dark, 'dark'],
  [light, 'light'],
] as const) {
  test(`a dark system is offered dark colours once, and answers ${mode} by keyboard`, async ({
    page,
  }) => {
    await visit(page, '/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle(page).focus();
    await expect(offer(page)).toBeVisible();
    await answer(page).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(toggle(page)).toBeFocused();
    await comeBack(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(offer(page)).toHaveCount(0);
  });
}

test('who uses the switch has answered, and who does not is not asked again', async ({ page }) => {
  await visit(page, '/docs/intro');
  await expect(offer(page)).toBeVisible();
  await page.reload();
  await comeBack(page);
  await expect(offer(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/docs/intro');
  await expect(offer(page)).toBeVisible();
  await toggle(page).click();
  await expect(offer(page)).toHaveCount(0);
});

test('where storage is blocked the offer is made once a page load', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await visit(page, '/docs/intro');
  await light(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(offer(page)).toHaveCount(0);
});

for (const width of [1280, 375]) {
  test(`the offer is accessible, in view and moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/intro');
    const boxes = (): Promise<object> =>
      page
        .locator('h1, .navbar, footer')
        .evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().toJSON() as object),
        );
    const before = await boxes();
    await visit(page, '/docs/intro');
    await expect(page.getByRole('status').filter({ has: offer(page) })).toHaveCount(1);
    await expect(dark(page)).toBeInViewport({ ratio: 1 });
    await expect(light(page)).toBeInViewport({ ratio: 1 });
    expect(await boxes()).toEqual(before);
    expect(await violationsIn(page, ['light'])).toEqual([]);
  });
}

test('the offer covers no control, wherever the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/');
  await expect(offer(page)).toBeVisible();
  const run = page.getByRole('button', { name: 'Run', exact: true });
  for (const block of ['start', 'center', 'end'] as const) {
    expect(await run.evaluate(isOnTop, block)).toBe(true);
  }
});

test('an offer that is out of view is made again', async ({ page }) => {
  await visit(page, '/docs/errors#report-a-problem');
  await expect(offer(page)).not.toBeInViewport();
  await visit(page, '/docs/intro');
  await expect(offer(page)).toBeInViewport();
});

test('the announcement comes back once the offer is answered', async ({ page }) => {
  const announcement = page.getByRole('banner').getByRole('link', { name: 'Changelog' });
  await visit(page, '/docs/intro');
  await expect(offer(page)).toBeVisible();
  await expect(announcement).toBeHidden();
  await light(page).click();
  await expect(announcement).toBeVisible();
});

test.describe('a light system', () => {
  test.use({ colorScheme: 'light' });

  test('is offered nothing', async ({ page }) => {
    await visit(page, '/docs/intro');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
    await expect(offer(page)).toHaveCount(0);
  });
});
