const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Has a live region say a text when half a second has passed without another, as a reader types. */
export function sayLater(region: Element, text: string): void {
  clearTimeout(waiting.get(region));
  const say = (): void => {
    // What is written again would be said again.
    if (region.textContent !== text) region.textContent = text;
  };
  waiting.set(region, setTimeout(say, 500));
}
