import type { Page } from '@playwright/test';

/** Collects what a page says that it should not: warnings, errors, and uncaught exceptions. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.removeAllListeners('console').removeAllListeners('pageerror');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}
