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

/** Of the standard's rules only these depend on colours; they take four fifths of the time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export const colours: RunOptions = { ...standard, runOnly: colourRules };

export const shapes: RunOptions = {
  ...standard,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

/** What a narrow window can change: what scrolls, what is near what, what is shown only there. */
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

/** What the colours of a page offend against; of texts that look the same the first one is checked. */
export async function colourViolations(page: Page): Promise<string[]> {
  await page.evaluate(markLooks);
  return violations(page, colours, '[data-look]');
}

/** Marks the first text of each look: its colours, the ones behind it, its size and its element. */
function markLooks(): void {
  const seen = new Set<string>();
  const paints = new Map<Element, string>();
  const paintOf = (element: Element | null): string => {
    if (!element) return '';
    const known = paints.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join(' ');
    const isClear = own === 'rgba(0, 0, 0, 0) none 1';
    const paint = paintOf(element.parentElement) + (isClear ? '' : `/${own}`);
    paints.set(element, paint);
    return paint;
  };
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-look');
    const holdsText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!holdsText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const look = [color, around, fontSize, fontWeight, textDecorationLine, element.localName];
    const key = [...look, paintOf(element)].join('|');
    if (!seen.has(key)) element.setAttribute('data-look', '');
    seen.add(key);
  }
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
