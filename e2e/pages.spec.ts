import { expect, test as base } from './test';
import type { Page } from '@playwright/test';
import { axePath, colours, colourViolations, layout, setMode, standard, violations } from './axe';
import { setConnection } from './connection';
import { watchConsole } from './console';
import { watchForeignRequests } from './requests';
import { readSitemap } from './site-map';
import { visit } from './visit';

const wide = { width: 1280, height: 720 };
/** What 1280 px become at 400 % zoom. */
const phone = { width: 320, height: 640 };

/**
 * One tab a worker visits page after page: its cache takes half of the time away. What it has seen
 * of frames need not be checked again.
 */
const test = base.extend<object, { visitor: Page; frames: Set<string> }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL });
      await context.addInitScript({ path: axePath });
      // Fetching ahead has tests of its own, and takes a tenth of the time.
      await setConnection(context, { saveData: true });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it.
  frames: [async ({}, use) => use(new Set()), { scope: 'worker' }],
});

for (const path of readSitemap()) {
  test(`${path} hydrates in silence, asks no other site, fits a phone, and is accessible`, async ({
    visitor,
    frames,
  }) => {
    const said = watchConsole(visitor);
    const asked = watchForeignRequests(visitor);
    await visitor.setViewportSize(phone);
    await visit(visitor, path);
    await expect.poll(() => visitor.evaluate(overflow)).toBe(0);
    // What scrolls there becomes a stop of the keyboard a moment later.
    // Axe has an index of a whole page, without which it takes longer for a part of one.
    await expect.poll(() => violations(visitor, layout)).toEqual([]);
    expect(await colourViolations(visitor, 'light')).toEqual([]);
    expect(await colourViolations(visitor, 'dark')).toEqual([]);
    if (await hasNewFrame(visitor, frames)) {
      await visitor.setViewportSize(wide);
      expect(await violations(visitor, standard)).toEqual([]);
      expect(await colourViolations(visitor, 'light')).toEqual([]);
    }
    expect(said).toEqual([]);
    expect(asked).toEqual([]);
  });
}

/** One page of each kind, each of whose elements is checked in both colour modes and widths. */
const kinds = {
  'the home page': '/',
  'a guide': '/docs/intro',
  'an operation': '/docs/graphql/operations/mutations/create-task',
  'an object': '/docs/graphql/types/objects/space',
  'an enum': '/docs/graphql/types/enums/error-code',
  'a post': '/blog/welcome-to-the-blog',
  'a list of posts': '/blog',
};

for (const [kind, path] of Object.entries(kinds)) {
  for (const size of [wide, phone]) {
    test(`${kind} is accessible at ${size.width} px in both colour modes`, async ({ visitor }) => {
      await visitor.setViewportSize(size);
      await visit(visitor, path);
      expect(await violations(visitor, standard)).toEqual([]);
      await setMode(visitor, 'dark');
      expect(await violations(visitor, colours)).toEqual([]);
    });
  }
}

/** Width that can be reached only by scrolling sideways. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/**
 * Whether what is around the content of a page has a form that none had before which were asked for
 * with the same set: other elements, attributes, roles or states, or a text that is missing.
 */
async function hasNewFrame(page: Page, known: Set<string>): Promise<boolean> {
  const fresh = (await page.evaluate(formsOfFrame)).filter((form) => !known.has(form));
  for (const form of fresh) known.add(form);
  return fresh.length > 0;
}

/** Each element with the one around it; of values that differ from page to page, whether there is one. */
function formsOfFrame(): string[] {
  const free = /^(?:href|id|title|src|srcset|for|d|style|data-.+|aria-(?:label|controls|.+by))$/;
  const isText = (node: Node): boolean =>
    node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  const formOf = (element: Element | null): string => {
    if (!element) return '';
    const attributes = [...element.attributes].map(({ name, value }) =>
      free.test(name)
        ? `${name}=${value.trim() !== ''}`
        : // Each guide has a class of its own.
          `${name}=${value.replace(/ docs-doc-id-\S+/, '')}`,
    );
    const hasText = [...element.childNodes].some(isText);
    return [element.localName, ...attributes.sort(), hasText].join(' ');
  };
  const frame = document.querySelectorAll(
    'html, title, meta[name=viewport], body, body *:not(main, main *)',
  );
  return [...new Set([...frame].map((one) => `${formOf(one.parentElement)} > ${formOf(one)}`))];
}
