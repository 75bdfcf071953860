import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** What the script at `axePath` puts into the page. */
declare const axe: typeof axeCore;

export const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

export const standard = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false,
} satisfies RunOptions;

/** Of the standard's rules only these depend on colours. */
export const colours: RunOptions = {
  ...standard,
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/**
 * What a narrow window can change: what scrolls, what is near what, what is shown only there. Colours
 * are left out, which take four fifths of the time and are the same in all pages of a kind.
 */
export const narrow: RunOptions = {
  ...standard,
  runOnly: [
    ...['target-size', 'scrollable-region-focusable'],
    ...['button-name', 'aria-hidden-focus', 'nested-interactive'],
  ],
};

/** What a page that has no axe yet offends of the standard in a colour mode. */
export async function violationsIn(page: Page, mode: string): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
  return violations(page, standard);
}

/** What a part of a page offends against, each with the element that does; the page must hold axe. */
export async function violations(
  page: Page,
  options: RunOptions,
  part = 'html',
): Promise<string[]> {
  const results = await page.evaluate(([context, given]) => axe.run(context, given), [
    part,
    options,
  ] as const);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
