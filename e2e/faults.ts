import type { Page, Route } from '@playwright/test';
import { visit } from './visit';

/** Scripts of single pages; all pages share `main` and `runtime~main`. */
export const chunkUrls = /\/assets\/js\/(?!main|runtime)[^/]+\.js/;

export const entryUrls = /\/assets\/js\/main\.[^/]+\.js/;

/** Ways in which a script does not come. */
export const faults = {
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'meets an error of the server': (route) => route.fulfill({ status: 500, body: 'Error' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/**
 * Before a page is opened whose requests are answered otherwise later: a page that was opened
 * without any route lets some of its next requests through after the first route is there.
 */
export async function intercept({ page }: { page: Page }): Promise<void> {
  await page.route('**/never-asked-for', (route) => route.abort());
}

/** Chunks that the first load of a page asks for. */
export async function chunksOf(page: Page, path: string): Promise<string[]> {
  const urls: string[] = [];
  const visitor = await page.context().newPage();
  visitor.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script' && chunkUrls.test(url)) urls.push(url);
  });
  await visit(visitor, path);
  await visitor.close();
  return urls;
}

/** Chunks that one page loads and another one does not. */
export async function chunksBeyond(page: Page, path: string, other: string): Promise<string[]> {
  const known = await chunksOf(page, other);
  return (await chunksOf(page, path)).filter((url) => !known.includes(url));
}

/** Addresses of the documents that the page asks for from now on. */
export function watchDocuments(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

/** When the document was loaded, which a reload changes. */
export function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** As in a browser that blocks all data of sites. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
}

/** A page whose component throws until the document is marked as mended. */
export async function crashDefaultExport(page: Page, text: string): Promise<void> {
  await page.route(chunkUrls, async (route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    const response = await route.fetch();
    const code = await response.text();
    const isPage = code.includes(text) && /^\D+\[\["\d+"\],\{\w+\(/.test(code);
    const crashing = `default:()=>(self.crashing??=(props)=>{
      if(!document.documentElement.hasAttribute("data-mended"))throw new Error("Forced by the test.");
      return $1(props)})`;
    await route.fulfill({
      response,
      body: isPage ? code.replace(/default:\(\)=>(\w+)/, crashing) : code,
    });
  });
}

/** Aborts every script whose text holds a string; gives the addresses of those that were. */
export async function abortScriptsWith(page: Page, text: string): Promise<string[]> {
  const aborted: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    aborted.push(route.request().url());
    return route.abort();
  });
  return aborted;
}
