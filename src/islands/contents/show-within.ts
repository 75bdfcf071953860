/** Scrolls a list, and never the page, as far as it takes to show one of its entries. */
export function showWithin(list: Element, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
