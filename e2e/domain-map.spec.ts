import { expect, test } from './test';
import { violationsIn } from './axe';

const landing = '/docs/graphql';

test('the map of the domains is a list, and leads to each', async ({ page }) => {
  await page.goto(landing);
  const geo = page.getByRole('listitem').filter({ hasText: /^Geo \d+ operations, \d+ types$/ });
  await geo.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Geo/, level: 3 })).toBeInViewport();
  await expect(page.getByText(/^Uses types of: .*Users \(\d+\)/).first()).toBeVisible();
});

test('the arcs of the domain at hand stand out, by pointer and by key', async ({ page }) => {
  await page.goto(landing);
  const geo = page.getByRole('listitem').filter({ hasText: /^Geo \d/ });
  const opacities = (): Promise<string> =>
    geo
      .locator('../..')
      .locator('path')
      .evaluateAll((paths) =>
        [...new Set(paths.map((path) => getComputedStyle(path).strokeOpacity))].sort().join(),
      );
  await expect.poll(opacities).toBe('0.7');
  await geo.hover();
  await expect.poll(opacities).toBe('0.15,1');
  await page.mouse.move(0, 0);
  await expect.poll(opacities).toBe('0.7');
  await geo.getByRole('link').focus();
  await expect.poll(opacities).toBe('0.15,1');
});

for (const width of [375, 1280]) {
  test(`domains meet WCAG 2.2 AA at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(landing);
    expect(await violationsIn(page)).toEqual([]);
  });
}

test('domains need no script, and are printed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.goto(landing);
  await expect(page.getByRole('main').locator('svg path[d^="M0 1C"]').first()).toBeVisible();
  await context.close();
});
