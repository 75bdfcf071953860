import { expect, test } from './test';
import { violationsIn } from './axe';
import { abortScriptsWith } from './faults';
import { visit } from './visit';

const name = 'Keyboard shortcuts';

test.beforeEach(async ({ page }) => {
  await visit(page, '/docs/caching-layers');
  await expect(page.getByRole('button', { name })).toBeAttached();
});

test('? lists the keys of the site, and Escape gives the focus back', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name });
  for (const key of ['Ctrl', '[', ']', '?', 'Esc']) {
    await expect(dialog.getByText(key, { exact: true }).first()).toBeVisible();
  }
  await expect(dialog.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(skip).toBeFocused();
});

test('a button in the footer opens the list, again and again', async ({ page }) => {
  const button = page.getByRole('contentinfo').getByRole('button', { name });
  const dialog = page.getByRole('dialog', { name });
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name, includeHidden: true })).toHaveCount(0);
  await button.click();
  await expect(dialog).toBeVisible();
});

test('keys that are pressed together are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name });
  const prettify = dialog.getByText('Prettify').locator('..');
  await expect(prettify).toBeVisible();
  // However far the list is scrolled, it can be closed.
  await dialog.getByRole('checkbox').scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const tops = await prettify
    .locator('kbd')
    .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
});

test('[ and ] turn the page', async ({ page }) => {
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/\/docs\/repositories$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Repositories' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/\/docs\/caching-layers$/);
});

test('keys are letters while the reader writes', async ({ page }) => {
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(document.createElement('input')),
  );
  await page.locator('main input').pressSequentially('a?]');
  await expect(page.locator('main input')).toHaveValue('a?]');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/caching-layers$/);
});

test('keys without a modifier can be turned off, for good', async ({ page }) => {
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('checkbox', { name: /^Single-key shortcuts/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/caching-layers$/);
});

test('a list that does not load says so, and opens once it does', async ({ page }) => {
  const aborted = await abortScriptsWith(page, 'Close a dialog or a list');
  await page.reload();
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The list of keys did not load. Check the connection and try again.',
  );
  expect(aborted.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await button.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

for (const width of [1280, 320]) {
  test(`the list is accessible at ${width} px in both colour modes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await visit(page, '/docs/intro');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });
}
