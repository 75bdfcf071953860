import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
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

/** The rest. */
export const layout = without(standard, colourRules);

function without(options: RunOptions, rules: readonly string[]): RunOptions {
  return { ...options, rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) };
}

type Mode = 'light' | 'dark';

/** What a page offends of a standard: in its shapes, and in its colours in either mode unless told. */
export async function violationsIn(
  page: Page,
  modes: readonly Mode[] = ['light', 'dark'],
  rules: RunOptions = standard,
): Promise<string[]> {
  // Not as an element, which the policy of the site forbids.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(readFileSync(axePath, 'utf8'));
  const found: string[] = [];
  for (const mode of modes) {
    found.push(...(await colourViolations(page, mode)).map((one) => `in ${mode}: ${one}`));
    if (mode === modes[0]) found.push(...(await violations(page, without(rules, colourRules))));
  }
  return found;
}

export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

/** What texts of a browser's pages have looked like so far. */
const looksOf = new WeakMap<Browser, Set<string>>();

/** What the colours of a page offend against in a mode, in texts that look like none shown before. */
export async function colourViolations(page: Page, mode: Mode): Promise<string[]> {
  const browser = page.context().browser();
  const checked = (browser && looksOf.get(browser)) ?? new Set<string>();
  if (browser) looksOf.set(browser, checked);
  const looks = await page.evaluate(markLooks, mode);
  const fresh = looks.flatMap((look, index) => (checked.has(look) ? [] : `[data-look="${index}"]`));
  looks.forEach((look) => checked.add(look));
  return fresh.length === 0 ? [] : violations(page, colours, fresh.join());
}

/**
 * Marks texts with their looks: their colours, those behind them, their size and their element.
 * What lies over other things has them behind it, too, so that its classes are part of the look; so
 * is whether a text is a single letter, of which axe can't say whether it is one.
 */
function markLooks(mode: Mode): string[] {
  document.documentElement.setAttribute('data-theme', mode);
  const paints = new Map<Element, string>();
  const paintOf = (element: Element | null): string => {
    if (!element) return '';
    const before = paints.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join(' ');
    const isClear = own === 'rgba(0, 0, 0, 0) none 1';
    const isOver = ['absolute', 'fixed', 'sticky'].includes(position);
    const over = isOver ? `/${element.getAttribute('class') ?? ''}` : '';
    const paint = paintOf(element.parentElement) + (isClear ? '' : `/${own}`) + over;
    paints.set(element, paint);
    return paint;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const font = [fontSize, fontWeight, textDecorationLine];
    const isLetter = element.textContent.trim().length < 2;
    const text = [color, around, ...font, element.localName, isDisabled, isLetter];
    return [...text, paintOf(element)].join('|');
  };
  const isText = (node: Node): boolean =>
    node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  const looks = new Map<string, number>();
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-look');
    if (![...element.childNodes].some(isText) || !element.checkVisibility()) continue;
    const look = lookOf(element);
    const index = looks.get(look) ?? looks.size;
    looks.set(look, index);
    element.setAttribute('data-look', `${index}`);
  }
  return [...looks.keys()];
}

/** What a part of a page offends against, each with the element that does; the page must hold axe. */
export async function violations(
  page: Page,
  options: RunOptions,
  part = 'html',
): Promise<string[]> {
  return page.evaluate(
    async ([context, given]) => {
      const { violations: found } = await axe.run(context, given);
      // The line height of code says how large a link in it is, which WCAG 2.2 excepts ("inline"):
      // https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html
      // What an open menu or a bar lies over is there again when it is closed, or the page scrolls.
      const isExcepted = (rule: string, selector: string): boolean => {
        const target = document.querySelector(selector);
        if (rule !== 'target-size' || !target) return false;
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const isBelow = [left, right].some((x) =>
          [top + 1, bottom - 1].some((y) => {
            const over = document.elementFromPoint(x, y)?.closest('.toolbarMenu, .pageTop');
            return over && !over.contains(target);
          }),
        );
        return isBelow || target.closest('.codeBlock') !== null;
      };
      return found.flatMap(({ id, nodes }) =>
        nodes
          .map(({ target }) => target.join(' '))
          .filter((target) => !isExcepted(id, target))
          .map((target) => `${id}: ${target}`),
      );
    },
    [part, options] as const,
  );
}
