import type { Page, Request, Response } from '@playwright/test';
import { visit } from './visit';

/** Collects what a page asks of another origin than its own: there must be nothing. */
export function watchForeignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (isForeign(request, page)) asked.push(request.url());
  });
  return asked;
}

function isForeign(request: Request, page: Page): boolean {
  if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return false;
  const { origin, protocol } = new URL(request.url());
  return protocol.startsWith('http') && origin !== new URL(page.url()).origin;
}

/** Opens a page, wakes it and gives the texts of the scripts that came until it was idle. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: Promise<string>[] = [];
  const read = (response: Response): void => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', read);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  // What is fetched ahead from now on may still be on its way when the test ends.
  page.off('response', read);
  return Promise.all(scripts);
}
