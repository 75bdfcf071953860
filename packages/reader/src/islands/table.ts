/** A table; where it is wider than its box, the keyboard can reach and scroll it. */
export function wake(table: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  });
  observer.observe(table);
  return () => observer.disconnect();
}
