import { expect, test } from './test';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';

for (const width of [1280, 640]) {
  test(`what has the focus at ${width} px is below what stays at the top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const path of [space, '/docs/errors', '/docs/graphql/operations/mutations/create-task']) {
      await visit(page, path);
      await page.evaluate(() => window.scrollTo(0, 2500));
      await page.mouse.click(width / 2, 400);
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await page.evaluate(coveredFocus), `${path}, stop ${stop}`).toBeUndefined();
      }
    }
  });
}

test('the ring around a type leaves the mark behind it in view', async ({ page }) => {
  await visit(page, space);
  const type = page.locator('.field', { has: page.locator('#id') }).getByText('UUID');
  await page.keyboard.press('Tab');
  await type.focus();
  await expect(type).toHaveCSS('outline-offset', '0px');
  await expect(type).toHaveCSS('outline-style', 'solid');
});

test('the first link of a page skips the sidebar before any script runs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(space);
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await context.close();
});

test('guides can be reached on a phone without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 375, height: 667 },
  });
  const page = await context.newPage();
  await page.goto('/docs/errors');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(menu.getByRole('link', { name: 'Pagination' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await context.close();
});

/** Its text, if something lies over all of what has the focus. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((part) => {
    const above = document.elementFromPoint(left + width / 2, top + height * part);
    return above !== null && (focused.contains(above) || above.contains(focused));
  });
  return isSeen ? undefined : focused.textContent;
}
