/** Scrolls the menu that a list is in, and never the page, so that the entry of the page is in view. */
export function showCurrent(list: Element): void {
  const entry = list.querySelector('[aria-current=page]');
  const menu = list.closest('.menu');
  if (!entry || !menu) return;
  const [outer, inner] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  menu.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
