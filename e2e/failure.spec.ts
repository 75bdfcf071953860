import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chunkUrls, entryUrls, faults, loadedAt } from './faults';
import { contrast } from './colours';
import { untilHydrated } from './visit';

const intro = '/docs/intro';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const box = (page: Page): Locator => page.getByRole('alert');
const retry = (page: Page): Locator => box(page).getByRole('button', { name: 'Retry' });

async function expectReadableBelow(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Introduction');
  const top = (await box(page).boundingBox())?.y ?? NaN;
  const textTop = (await heading(page).boundingBox())?.y ?? NaN;
  expect(top).toBeLessThan(textTop);
}

async function expectRecovery(page: Page, urls: RegExp): Promise<void> {
  const before = await loadedAt(page);
  await page.unroute(urls);
  await retry(page).click();
  await untilHydrated(page);
  await expect(box(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Introduction');
  expect(await loadedAt(page)).toBe(before);
}

for (const [fault, handler] of Object.entries(faults)) {
  test(`a first page whose chunk ${fault} says so above its text and can be retried`, async ({
    page,
  }) => {
    await page.route(chunkUrls, handler);
    await page.goto(intro);
    await expect(box(page)).toContainText(/ChunkLoadError: Loading chunk \d+ failed/);
    await expectReadableBelow(page);
    await expectRecovery(page, chunkUrls);
  });

  test(`a page whose first script ${fault} says so above its text and can be retried`, async ({
    page,
  }) => {
    await page.route(entryUrls, handler);
    await page.goto(intro);
    await expect(box(page)).toContainText(/main\.\w+\.js did not load/);
    await expectReadableBelow(page);
    await expectRecovery(page, entryUrls);
  });
}

test('a first page whose chunk stalls for 15 seconds says so and can be retried', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(chunkUrls, () => undefined);
  await page.goto(intro, { waitUntil: 'commit' });
  await page.waitForRequest(chunkUrls);
  await page.clock.runFor(14_000);
  await expect(box(page)).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(box(page)).toContainText('timeout');
  await expectReadableBelow(page);
  await expectRecovery(page, chunkUrls);
});

test('a retry that fails says so again and keeps the focus', async ({ page }) => {
  await page.route(chunkUrls, faults['is not found']);
  await page.goto(intro);
  await retry(page).focus();
  const asked = page.waitForRequest(/\?retry=1$/);
  await page.keyboard.press('Enter');
  await asked;
  await expect(retry(page)).toBeFocused();
  await expect(retry(page)).not.toHaveAttribute('aria-busy');
  await expectRecovery(page, chunkUrls);
});

test('links work while the first page has failed', async ({ page }) => {
  await page.route(chunkUrls, faults['is not found']);
  await page.goto(intro);
  await expect(box(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading(page)).toHaveText('Blog');
});

for (const mode of ['light', 'dark']) {
  test(`the box can be read in the ${mode} mode`, async ({ page }) => {
    await page.route(chunkUrls, faults['is not found']);
    await page.goto(`${intro}?docusaurus-theme=${mode}`);
    await expect(box(page)).toBeVisible();
    for (const element of [box(page), retry(page)]) {
      expect(await contrast(element)).toBeGreaterThan(4.5);
    }
  });
}
