import type { Page } from '@playwright/test';

/** Opens a page as a reader does, and waits until it answers to clicks and keys. */
export async function visit(page: Page, path = '/docs/intro'): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** A move of the pointer is the sign of a reader at which the scripts of a page are requested. */
export async function wake(page: Page): Promise<void> {
  await stir(page);
  await untilAwake(page);
}

/** Moves the pointer. A browser reports one that rests, too, which is not a sign. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
}

export async function untilAwake(page: Page): Promise<void> {
  // Watches each frame, where an expectation of an attribute would look again after 100 ms only.
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
}
