import type { BrowserContext, Page } from '@playwright/test';

/** What the browser says of its connection, on which depends what is fetched ahead. */
export async function setConnection(
  visitor: BrowserContext | Page,
  connection: object | undefined,
): Promise<void> {
  await visitor.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
}
