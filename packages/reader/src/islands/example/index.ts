import { attach, isInPlayground } from './attach';
import { followRunLinks } from './run-link';

/** An example: its request can be run, changed and passed on. */
export function wake(example: HTMLElement): () => void {
  const { runner, end } = attach(example);
  if (isInPlayground(example)) return end;
  const stop = followRunLinks(async () => {
    const isFirst = example === document.querySelector('[data-island=example]');
    if (!(await runner.openLink(isFirst))) return;
    example.closest('details')?.setAttribute('open', '');
    example.scrollIntoView();
  });
  return () => {
    stop();
    end();
  };
}
