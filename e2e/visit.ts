import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens a page and waits until it answers to clicks and keys. */
export async function visit(page: Page, path = '/docs/intro'): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
