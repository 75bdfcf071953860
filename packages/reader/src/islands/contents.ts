import { decode } from '../decode';

const activeClass = 'table-of-contents__link--active';

/** Marks the entry of the section that is being read, or the one that it is folded into. */
export function wake(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
  const entries = links.flatMap((link) => {
    const heading = headingOf(link);
    return heading ? [{ link, heading, beside: heading.closest('.besideExample') }] : [];
  });
  const navbarHeight = document.querySelector('.navbar')?.clientHeight ?? 0;
  let active: HTMLAnchorElement | undefined;

  function follow(): void {
    const passed = entries.filter(({ beside }) => !beside || !staysInView(beside));
    const boxes = passed.map(({ heading }) => heading.getBoundingClientRect());
    const read = passed[headingAt(boxes, { top: navbarHeight, height: window.innerHeight })];
    const next = read && shownFor(read.link);
    if (next === active) return;
    active?.classList.remove(activeClass);
    next?.classList.add(activeClass);
    active = next;
    const list = contents.firstElementChild;
    if (next && list) showWithin(list, next);
  }

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  document.addEventListener('scroll', follow, options);
  window.addEventListener('resize', follow, options);
  contents.addEventListener('toggle', follow, { ...options, capture: true });
  follow();
  return () => stop.abort();
}

function shownFor(link: HTMLAnchorElement): HTMLAnchorElement {
  const section = link.closest('details:not([open])')?.previousElementSibling;
  return section instanceof HTMLAnchorElement ? section : link;
}

function headingOf({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decode(hash.slice(1)));
}

/** Whether a reader scrolls the text past an example, for which the window must be large. */
function staysInView(example: Element): boolean {
  return getComputedStyle(example).position === 'sticky';
}

/** Scrolls a list, and never the page, as far as it takes to show one of its entries. */
function showWithin(list: Element, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** Where something is, in pixels from the top of the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

interface View {
  /** Where text comes out from below the navbar, and how high the window is, in pixels. */
  readonly top: number;
  readonly height: number;
}

/**
 * Position of the heading whose section is being read; -1 before the first. It is the first one
 * below the navbar if that is in the upper half of the window, and otherwise the one before it: the
 * rule of Docusaurus' `useTOCHighlight`.
 */
export function headingAt(boxes: readonly Box[], { top, height }: View): number {
  const next = boxes.findIndex((box) => box.top >= top);
  if (next === -1) return boxes.length - 1;
  const bottom = boxes[next]?.bottom ?? 0;
  return bottom < height / 2 ? next : next - 1;
}
