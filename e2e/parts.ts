import type { Locator, Page } from '@playwright/test';

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** From the top left of the window, in pixels. */
export async function edges(of: Locator): Promise<Edges> {
  return of.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** A block of the first example. */
export function part(page: Page, name: 'request' | 'variables' | 'response'): Locator {
  return page.getByRole('main').locator(`[data-part=${name}]`).first();
}
