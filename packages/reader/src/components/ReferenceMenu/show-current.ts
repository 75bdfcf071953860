/** Scrolls the menu that a list is in, and never the page, so that the entry of the page is in view. */
export function showCurrent(list: Element): void {
  const entries = [...list.querySelectorAll('[aria-current=page]')];
  // The other order, which is hidden, has one, too.
  const entry = entries.find((candidate) => candidate.getClientRects().length > 0);
  const menu = list.closest('.menu');
  if (!entry || !menu) return;
  const [outer, inner] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  menu.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
