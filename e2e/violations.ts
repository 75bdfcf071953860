import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** What the script at `axePath` puts into the page. */
declare const axe: typeof axeCore;

const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

/** What the page, as it is now, offends of WCAG 2.2 AA in a colour mode. */
export async function violations(page: Page, mode: string): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
  return page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const results = await axe.run({ runOnly, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}
