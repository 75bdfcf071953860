/** Has the tabs of an example show its request or its variables. What is returned looks for these. */
export function createTabs(example: HTMLElement): () => void {
  const list = example.querySelector('.exampleTabs');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const frameOf = (tab: HTMLElement): HTMLElement | null =>
    example.querySelector(`[data-part=${tab.dataset['shows']}]`);

  function select(chosen: HTMLElement): void {
    example.dataset['shows'] = chosen.dataset['shows'];
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
  }

  list?.addEventListener('click', ({ target }) => {
    const tab = tabs.find((one) => one === target);
    if (tab) select(tab);
  });
  list?.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const shown = tabs.filter((tab) => !tab.hidden);
    const index = shown.findIndex((tab) => tab === event.target);
    const next = shown[indexAfterKey(event.key, index, shown.length) ?? shown.length];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });

  return () => {
    for (const tab of tabs) {
      const frame = frameOf(tab);
      frame?.setAttribute('role', 'tabpanel');
      frame?.setAttribute('aria-label', tab.textContent);
      tab.hidden = !frame;
      if (!frame && tab.ariaSelected === 'true' && tabs[0]) select(tabs[0]);
    }
  };
}

/** Which of several tabs a key leads to from one of them; undefined for a key that leads nowhere. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
