import { edges } from './parts';
import { expect, test } from './test';
import { standard, violationsIn } from './axe';
import { watchConsole } from './console';
import { button, closeSearch, field, options, search } from './search';
import { visit, wake } from './visit';

const strict = { ...standard, runOnly: [...standard.runOnly, 'best-practice'] };

test.describe('opening', () => {
  test('the button, Ctrl+K, Cmd+K and / open the dialog', async ({ page }) => {
    await visit(page);
    for (const open of [
      () => button(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ]) {
      await open();
      await expect(field(page)).toBeFocused();
      await closeSearch(page);
    }
  });

  test('the next key belongs to the dialog', async ({ page }) => {
    await visit(page);
    const focused = await page.evaluate(() => {
      document.querySelector<HTMLElement>('button[aria-label="Search"]')?.click();
      return document.activeElement?.getAttribute('aria-label');
    });
    expect(focused).toBe('Search the documentation');
  });

  test('/ is a letter in a field, and Ctrl+K opens from there', async ({ page }) => {
    await visit(page);
    await page.evaluate(() =>
      document.querySelector('main')?.append(document.createElement('input')),
    );
    const other = page.getByRole('main').getByRole('textbox');
    await other.press('/');
    await expect(other).toHaveValue('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await other.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('/ can be turned off with the other single keys, and stays off', async ({ page }) => {
    await visit(page);
    await page.keyboard.press('/');
    const singleKeys = page.getByRole('checkbox', { name: 'Single-key shortcuts: / [ ] ?' });
    // Below the places to start, which are announced by the line above them.
    const { bottom } = await edges(page.getByRole('listbox'));
    expect((await edges(singleKeys)).top).toBeGreaterThanOrEqual(bottom);
    await singleKeys.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await wake(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('Escape gives the focus back to where it was', async ({ page }) => {
    await visit(page);
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });

  test('the query is there again, ready to be typed over', async ({ page }) => {
    await visit(page);
    await search(page, 'poll by id');
    await closeSearch(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('poll by id');
    await expect(options(page).first()).toContainText('pollById');
    await page.keyboard.type('sbi');
    await expect(field(page)).toHaveValue('sbi');
  });

  test('without JavaScript there is no button', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/docs/intro');
    await expect(button(page)).toBeHidden();
    await context.close();
  });
});

test('the open dialog is accessible in both colour modes', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  for (const query of ['', 'authenticatedUser', 'deprecate a field', 'zzqqx']) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/);
    expect(await violationsIn(page, ['light', 'dark'], strict), query).toEqual([]);
  }
  expect(said).toEqual([]);
});

for (const width of [375, 320]) {
  test(`the dialog fits a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page);
    await button(page).click();
    await field(page).fill('notification');
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    const overflow = await page
      .getByRole('dialog')
      .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBe(0);
    await expect(options(page).first()).toBeInViewport();
    await field(page).fill('application deadline');
    const name = options(page).first().getByText('AppVolunteeringEngagement.');
    await expect(name.locator('wbr').first()).toBeAttached();
  });
}

test('results have the room of a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page);
  await search(page, 'notification');
  const selected = page.getByRole('listbox').getByRole('option', { selected: true });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
    await page.keyboard.press(key);
    await expect(selected).toBeInViewport({ ratio: 1 });
    const isClear = (): Promise<boolean> =>
      selected.evaluate((option) => {
        const { left, top, bottom } = option.getBoundingClientRect();
        const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 9, y));
        return ends.every((end) => option.contains(end));
      });
    await expect.poll(isClear, key).toBe(true);
  }
});

test('words found stand out in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page);
  await search(page, 'spaceById');
  const mark = options(page).first().locator('mark').first();
  await expect(mark).toBeVisible();
  const background = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
  // Their colour is forced to that of text on a mark, so the mark must be seen.
  expect(background).toMatch(/^rgb\(/);
});
