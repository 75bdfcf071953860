import type { Page, Request } from '@playwright/test';

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
