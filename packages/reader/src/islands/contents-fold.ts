/** The contents list that lies over the text closes when it is left; within the text it stays. */
export function wake(fold: HTMLElement): () => void {
  addLists(fold);
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

/** What is below a section is in the file of a page once, in the contents beside the text. */
function addLists(fold: HTMLElement): void {
  for (const list of document.querySelectorAll('.contents .table-of-contents > li > a + *')) {
    const section = list.previousElementSibling?.getAttribute('href') ?? '';
    const entry = fold.querySelector(`a[href="${CSS.escape(section)}"]`);
    if (!entry || entry.nextElementSibling) continue;
    const copy = document.importNode(list, true);
    copy.removeAttribute('open');
    entry.after(copy);
  }
}
