import { createRequire } from 'node:module';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { watchConsole } from './console';
import { readSitemap } from './site-map';

/** What the script at `axePath` puts into the page. */
declare const axe: typeof axeCore;

const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

const standard: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false,
};

/** Of the standard's rules only these depend on colours. */
const colours: RunOptions = { ...standard, runOnly: ['color-contrast', 'link-in-text-block'] };

/** One tab a worker visits page after page: its cache takes half of the time away. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL });
      await context.addInitScript({ path: axePath });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const path of readSitemap()) {
  test(`${path} hydrates in silence and is accessible in both colour modes`, async ({
    visitor,
  }) => {
    const said = watchConsole(visitor);
    await visitor.goto(path);
    await expect(visitor.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await violations(visitor, standard)).toEqual([]);
    await visitor.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await violations(visitor, colours)).toEqual([]);
    expect(said).toEqual([]);
  });
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const results: AxeResults = await page.evaluate((given) => axe.run(given), options);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
