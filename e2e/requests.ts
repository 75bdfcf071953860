import type { Page, Request } from '@playwright/test';
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
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.add(request.url());
  });
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  // The browser keeps no body of what it has fetched ahead.
  return Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()));
}

/** Keeps the answers to some requests back until they are let go. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
