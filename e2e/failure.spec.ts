import { expect, test } from './test';
import type { Locator, Page, Route } from '@playwright/test';
import { contrast } from './colours';
import { watchConsole } from './console';
import { faults, frameScripts, loadedAt } from './faults';
import { stir, untilAwake } from './visit';

const intro = '/docs/intro';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const box = (page: Page): Locator => page.getByRole('alert');
const retry = (page: Page): Locator => box(page).getByRole('button', { name: 'Retry' });

/** Opens a page and gives it a first sign. */
async function openAndMove(page: Page, path = intro): Promise<void> {
  await page.goto(path);
  await stir(page);
}

async function expectReadableBelow(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Introduction');
  const top = (await box(page).boundingBox())?.y ?? NaN;
  const textTop = (await heading(page).boundingBox())?.y ?? NaN;
  expect(top).toBeLessThan(textTop);
}

async function expectRecovery(page: Page): Promise<void> {
  await page.unroute(frameScripts);
  await expectRecoveryOnRetry(page);
}

async function expectRecoveryOnRetry(page: Page): Promise<void> {
  const before = await loadedAt(page);
  await retry(page).click();
  await untilAwake(page);
  await expect(box(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Introduction');
  expect(await loadedAt(page)).toBe(before);
}

for (const [fault, handler] of Object.entries(faults)) {
  test(`a page whose script ${fault} says so above its text and can be retried`, async ({
    page,
  }) => {
    await page.route(frameScripts, handler);
    await openAndMove(page);
    await expect(box(page)).toContainText(
      /The page could not be loaded completely\..*main\.\w+\.js/s,
    );
    await expectReadableBelow(page);
    await expectRecovery(page);
  });
}

test('scripts that stall for 15 seconds are said to have failed, and can be retried', async ({
  page,
}) => {
  await page.clock.install();
  const stalled: Route[] = [];
  await page.route(frameScripts, (route) =>
    route.request().url().includes('retry') ? route.continue() : void stalled.push(route),
  );
  await openAndMove(page);
  await page.clock.runFor(10_000);
  await expect(box(page)).toHaveCount(0);
  await page.clock.runFor(5_500);
  await expect(box(page)).toContainText('timeout');
  await page.clock.resume();
  await expectReadableBelow(page);
  await expectRecoveryOnRetry(page);
  // Those of the first try come after all, and must not run a second time.
  const said = watchConsole(page);
  for (const route of stalled) await route.continue();
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});

test('a page that nobody reads reports no scripts that did not come', async ({ page }) => {
  await page.route(frameScripts, faults['is not found']);
  await page.goto(intro, { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('Introduction');
  await expect(box(page)).toHaveCount(0);
});

test('a retry that fails says so again and keeps the focus', async ({ page }) => {
  await page.route(frameScripts, faults['is not found']);
  await openAndMove(page);
  await retry(page).focus();
  const asked = page.waitForRequest(/main\.\w+\.js\?retry=1$/);
  await page.keyboard.press('Enter');
  await asked;
  await expect(retry(page)).toBeFocused();
  await expect(retry(page)).not.toHaveAttribute('aria-busy');
  await expectRecovery(page);
});

test('links work while the scripts have failed', async ({ page }) => {
  await page.route(frameScripts, faults['is not found']);
  await openAndMove(page);
  await expect(box(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading(page)).toHaveText('Blog');
});

test('a style sheet that does not come is said to have failed', async ({ page }) => {
  await page.route(/\.css$/, faults['is not found']);
  await page.goto(intro);
  await stir(page);
  await expect(box(page)).toContainText(/styles\.\w+\.css did not load/);
  await page.unroute(/\.css$/);
  await retry(page).click();
  await expect(box(page)).toHaveCount(0);
});

for (const mode of ['light', 'dark']) {
  test(`the box can be read in the ${mode} mode`, async ({ page }) => {
    await page.route(frameScripts, faults['is not found']);
    await openAndMove(page, `${intro}?docusaurus-theme=${mode}`);
    await expect(box(page)).toBeVisible();
    for (const element of [box(page), retry(page)]) {
      expect(await contrast(element)).toBeGreaterThan(4.5);
    }
  });
}

for (const stored of ['5', '{"other":1}', '[1]', 'no JSON']) {
  test(`a page wakes though places are stored as ${stored}`, async ({ page }) => {
    const said = watchConsole(page);
    await page.addInitScript((text) => sessionStorage.setItem('scroll-positions', text), stored);
    await openAndMove(page);
    await untilAwake(page);
    expect(said).toEqual([]);
  });
}
