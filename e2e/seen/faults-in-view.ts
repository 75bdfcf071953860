import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * What of the texts of a page a reader can't see, from the top to the end of the page: painted over
 * by something else, cut off where nothing scrolls, or beyond the edges of the window. Bars that stay
 * at the top of the window may cover what is scrolled below them: up to 30 % of its height.
 *
 * @param within a selector of what is looked at.
 */
export async function faultsInView(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  const boxes = await page.evaluateHandle(() => new Map<Element, Element | null>());
  for (let isEnd = false, steps = 0; !isEnd; steps += 1) {
    isEnd = await page.evaluate((count) => {
      window.scrollTo({ top: count * window.innerHeight * 0.6, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    }, steps);
    found.push(...(await page.evaluate(lookAround, [within, boxes] as const)));
  }
  return [...new Set(found)];
}

/**
 * What is wrong with what the window shows now; runs in the page, and so has all it needs within.
 *
 * @param boxes is filled with the box that the text of an element is in.
 */
function lookAround([within, boxes]: readonly [string, Map<Element, Element | null>]): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const name = (element: Element): string => [element.localName, ...element.classList].join('.');
  const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

  function boxOf(element: Element | null): Element | null {
    if (!element) return null;
    const before = boxes.get(element);
    if (before !== undefined) return before;
    const isWithin = ['inline', 'contents'].includes(getComputedStyle(element).display);
    const box = isWithin ? boxOf(element.parentElement) : element;
    boxes.set(element, box);
    return box;
  }

  const near = new Map<Element, boolean>();

  /** Whether a text is within a window's height of the window; most of a long page is not. */
  function isNear(text: Text): boolean {
    const box = boxOf(text.parentElement);
    if (!box) return false;
    const before = near.get(box);
    if (before !== undefined) return before;
    const { top, bottom } = box.getBoundingClientRect();
    const isIt = bottom > -window.innerHeight && top < 2 * window.innerHeight;
    near.set(box, isIt);
    return isIt;
  }

  // Each is asked for by all texts within; to read it anew took a third of the time.
  const edges = new Map<Element, ReturnType<typeof readEdge>>();

  function edgeOf(element: Element): ReturnType<typeof readEdge> {
    const edge = edges.get(element) ?? readEdge(element);
    edges.set(element, edge);
    return edge;
  }

  /** Where a box ends, and what it does with what is beyond. */
  function readEdge(element: Element) {
    const { display, position, overflowX, overflowY, textOverflow, webkitLineClamp } =
      getComputedStyle(element);
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const isShort = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    return { display, position, overflowX, overflowY, isShort, left, top, right, bottom, width };
  }

  /** The part of a box that the boxes around it show, and which of them cuts it off for good. */
  function cut(element: Element, box: DOMRect): { shown: DOMRect; by?: Element } {
    let { left, top, right, bottom } = box;
    let by: Element | undefined;
    let isOutOfFlow = false;
    for (let around: Element | null = element; around && around !== root; ) {
      const edge = edgeOf(around);
      if (edge.display !== 'inline' && !(isOutOfFlow && edge.position === 'static')) {
        const isCutAcross =
          isHidden(edge.overflowX) && (left < edge.left - 2 || right > edge.right + 2);
        const isCutDown =
          isHidden(edge.overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2);
        // What is small is a sign, with words for screen readers.
        if (!edge.isShort && (isCutAcross || isCutDown) && edge.width > 48) by ??= around;
        if (edge.overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (edge.overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        isOutOfFlow = edge.position === 'absolute';
        if (edge.position === 'fixed') break;
      }
      around = around.parentElement;
    }
    return { shown: new DOMRect(left, top, right - left, bottom - top), by };
  }

  /** Whether it is of a bar that stays at the top, or a small button: what it covers scrolls by. */
  function isPassed(element: Element): boolean {
    for (let bar: Element | null = element; bar; bar = bar.parentElement) {
      if (!['sticky', 'fixed'].includes(getComputedStyle(bar).position)) continue;
      const { bottom, width, height } = bar.getBoundingClientRect();
      if (bottom <= window.innerHeight * 0.3 || Math.max(width, height) <= 64) return true;
    }
    return false;
  }

  const isSeen = (one: Element): boolean => one.checkVisibility({ opacityProperty: true });

  function over(element: Element, x: number, y: number): Element | undefined {
    let top = document.elementFromPoint(x, y);
    // To find all that is there takes twice as long as the one on top.
    if (top && !isSeen(top)) top = document.elementsFromPoint(x, y).find(isSeen) ?? null;
    if (!top || top.contains(element) || element.contains(top) || isPassed(top)) return undefined;
    return top;
  }

  function look(text: Text): void {
    const element = text.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const words = `"${text.data.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.bottom < 0 || box.top > window.innerHeight) continue;
      const { shown, by } = cut(element, box);
      if (by) found.push(`${words} is cut off by ${name(by)}.`);
      if (shown.width < 2 || shown.height < 2) continue;
      if (shown.right > root.clientWidth + 1 || shown.left < -1)
        found.push(`${words} leaves the window.`);
      for (const x of [shown.left + 1, shown.left + shown.width / 2, shown.right - 1]) {
        const top = over(element, x, shown.top + shown.height / 2);
        if (top) found.push(`${words} is painted over by ${name(top)}.`);
      }
    }
  }

  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && isNear(text)) look(text);
    }
  }
  return found;
}

/** What of boxes that lie over a page a reader can't see: covered, or beyond the window's edges. */
export async function popupFaults(popups: Locator): Promise<string[]> {
  await expect(popups.first()).toBeVisible();
  // They are placed in the frames after they are there.
  await popups.page().evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  return popups.evaluateAll((all) =>
    all.flatMap((box) => {
      const name = [box.localName, ...box.classList].join('.');
      const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const faults = new Set<string>();
      if (left < 0 || top < 0 || right > clientWidth || bottom > window.innerHeight)
        faults.add(`${name} leaves the window.`);
      // Within round corners.
      for (const x of [left + 6, left + width / 2, right - 6])
        for (const y of [top + 6, top + height / 2, bottom - 6]) {
          const over = document.elementFromPoint(x, y);
          if (over && !box.contains(over))
            faults.add(`${name} is covered by ${[over.localName, ...over.classList].join('.')}.`);
        }
      return [...faults];
    }),
  );
}
