/** The contents list that lies over the text closes when it is left; within the text it stays. */
export function wake(fold: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  function close(): void {
    const list = fold.querySelector('ul');
    if (list && getComputedStyle(list).position === 'absolute') fold.removeAttribute('open');
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const isWithin = target instanceof Node && fold.contains(target);
      if (!isWithin || (target instanceof Element && target.closest('a'))) close();
    },
    { signal },
  );
  fold.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      close();
      fold.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => stop.abort();
}
