/** Takes all of the page but an element from keyboard and screen reader; gives what undoes it. */
export function makeRestInert(element: HTMLElement): () => void {
  // A backdrop stays: it takes the clicks that close what is before it.
  const others = beside(element).filter(({ inert, role }) => !inert && role !== 'presentation');
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** Siblings of the element, and of everything that it is in, up to the body. */
function beside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...beside(parent)];
}
