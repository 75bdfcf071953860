import { expect, test as base } from '../test';

export { expect };

/** Where the host has the site. */
export const root = '/docs-of-mine/';

/** A test of pages that ask their own site alone, and get what they ask for. */
export const test = base.extend<{ confinement: undefined }>({
  confinement: [
    async ({ page, baseURL }, use) => {
      const strays: string[] = [];
      page.on('response', (response) => {
        const isOwn =
          response.url().startsWith(String(baseURL)) || response.url().startsWith('blob:');
        if (!isOwn || response.status() >= 400) strays.push(response.url());
      });
      await use(undefined);
      expect(strays).toEqual([]);
    },
    { auto: true },
  ],
});
