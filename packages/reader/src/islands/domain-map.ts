/** A list with arcs between its entries: those of the entry that is pointed at stand out. */
export function wake(map: HTMLElement): void {
  const entries = [...map.querySelectorAll('li')];
  const arcs = [...map.querySelectorAll<SVGPathElement>('path[data-ends]')];

  function show(element: EventTarget | null): void {
    const position = entries.findIndex(
      (entry) => element instanceof Node && entry.contains(element),
    );
    map.classList.toggle('pointed', position !== -1);
    for (const arc of arcs) arc.classList.toggle('own', isEnd(position, arc.dataset['ends'] ?? ''));
  }

  const point = ({ target }: Event): void => show(target);
  const leave = (): void => show(null);
  map.addEventListener('pointerover', point);
  map.addEventListener('pointerleave', leave);
  map.addEventListener('focusin', point);
  map.addEventListener('focusout', leave);
  // What has woken it was one of these events.
  show(map.querySelector('li:hover, li:focus-within'));
}

/** @param ends both positions of an arc, as `data-ends` says them: `0 12`. */
export function isEnd(position: number, ends: string): boolean {
  return ends.split(' ').includes(String(position));
}
