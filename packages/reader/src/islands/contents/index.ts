import { headingAt } from './heading-at';

const activeClass = 'table-of-contents__link--active';

/**
 * The contents list of a page: the entry of the section that is being read stands out, and instead
 * of an entry that is folded away that of the section around it.
 */
export function wake(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')];
  const headings = links.map((link) => headingOf(link));
  const navbarHeight = document.querySelector('.navbar')?.clientHeight ?? 0;
  let active: HTMLAnchorElement | undefined;

  function follow(): void {
    const boxes = headings.map((heading) => heading?.getBoundingClientRect());
    const read = links[headingAt(boxes, { top: navbarHeight, height: window.innerHeight })];
    const next = read && shownFor(read);
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
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Scrolls a list, and never the page, as far as it takes to show one of its entries. */
function showWithin(list: Element, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
