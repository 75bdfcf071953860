import type { Page, Route } from '@playwright/test';

/** The scripts that a page requests at the first sign of a reader. */
export const frameScripts = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js/;

/** Scripts of islands, of the search and of the sidebar's lists. */
export const islandScripts = /\/assets\/js\/(?!main|runtime)[^?]+\.js/;

/** Ways in which a file does not come, or not as it should. */
export const faults = {
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'meets an error of the server': (route) => route.fulfill({ status: 500, body: 'Error' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is HTML of somebody else': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in to the network' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/**
 * Before a page is opened whose requests are answered otherwise later: a page that was opened
 * without any route lets some of its next requests through after the first route is there.
 */
export async function intercept({ page }: { page: Page }): Promise<void> {
  await page.route('**/never-asked-for', (route) => route.abort());
}

/** Answers otherwise to the page that is fetched when a reader goes there, but not to a reload. */
export async function routePage(
  page: Page,
  path: string,
  handler: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const request = route.request();
      const isFetched = !request.isNavigationRequest() && request.method() === 'GET';
      return isFetched ? handler(route) : route.continue();
    },
  );
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

/** Parts of the frame, by a text in the script that only they hold. */
export const frameParts = {
  sidebar: 'theme.docs.sidebar.navAriaLabel',
  navbar: 'theme.NavBar.navAriaLabel',
};

/**
 * A part of the frame throws when it is rendered, until the document is marked as repaired.
 *
 * @param delay of the scripts, in milliseconds.
 */
export async function crashFrame(page: Page, part: string, delay = 0): Promise<void> {
  await page.route(frameScripts, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => void setTimeout(resolve, delay));
    const code = await response.text();
    const crash = `(()=>{
      if(!document.documentElement.hasAttribute("data-repaired"))throw new Error("Forced by the test.");
      return "${part}"})()`;
    await route.fulfill({ response, body: code.replace(`"${part}"`, crash) });
  });
}

/** Aborts every script whose text holds a string; gives the addresses of those that were. */
export async function abortScriptsWith(page: Page, text: string): Promise<string[]> {
  const aborted: string[] = [];
  await page.route('**/assets/js/**/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    aborted.push(route.request().url());
    return route.abort();
  });
  return aborted;
}
