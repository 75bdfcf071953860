import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the documentation' });

export const button = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });

export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Opens the dialog and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Closes the dialog, which can be opened again when it is gone and not yet when it is hidden. */
export async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Search', includeHidden: true });
  await expect(dialog).toHaveCount(0);
}
