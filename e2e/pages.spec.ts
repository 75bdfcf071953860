import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
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
};

/** Of the standard's rules only these depend on colours. */
const colours: RunOptions = { ...standard, runOnly: ['color-contrast', 'link-in-text-block'] };

for (const path of readSitemap()) {
  test(`${path} hydrates in silence and is accessible in both colour modes`, async ({ page }) => {
    const said = watchConsole(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.addScriptTag({ path: axePath });
    expect(await violations(page, standard)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await violations(page, colours)).toEqual([]);
    expect(said).toEqual([]);
  });
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const results: AxeResults = await page.evaluate((given) => axe.run(given), options);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
