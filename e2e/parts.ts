import type { Locator, Page } from '@playwright/test';

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** From the top of the window, in pixels. */
export async function edges(of: Locator): Promise<Edges> {
  return of.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** A block of the first example. */
export function part(page: Page, name: 'request' | 'variables' | 'response'): Locator {
  return page.getByRole('main').locator(`[data-part=${name}]`).first();
}
