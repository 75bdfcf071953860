import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { visit } from './visit';

test.use({ viewport: { width: 375, height: 812 } });

const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const close = (page: Page): Locator => page.getByRole('button', { name: 'Close navigation bar' });

async function openMenu(page: Page): Promise<void> {
  await visit(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(close(page)).toBeFocused();
}

test('the menu takes the focus and gives it back on Escape', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(close(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu gives the focus back when it is closed by its button', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Enter');
  await expect(close(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the keyboard stays within the open menu', async ({ page }) => {
  await openMenu(page);
  for (const outside of ['main', 'footer', '.navbar__toggle', 'a[class*="skipToContent"]']) {
    await expect(page.locator(`[inert] ${outside}`)).toHaveCount(1);
  }
  const menu = page.locator('.navbar-sidebar');
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(menu.locator(':focus')).toBeVisible();
  }
});

test('a link of the menu leads on by keyboard, and the page can be used again', async ({
  page,
}) => {
  await openMenu(page);
  await page.getByRole('button', { name: /Back to main menu/ }).press('Enter');
  await expect(page.locator('.navbar-sidebar :focus')).toHaveText('Documentation');
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(close(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
