import { sayFailure } from './example/messages';
import { openInPlayground } from './example/run-link';
import { ask } from './sandbox';

/** Opens the shortest query from the type of the page to what a reader names. */
export function wake(finder: HTMLElement): void {
  const input = finder.querySelector('input');
  const button = finder.querySelector('button');
  const status = finder.querySelector('[role=status]');
  const { from = '', as = '' } = finder.dataset;
  if (!input || !button || !status) return;

  async function find(name: string): Promise<string> {
    const way = await ask('findWay', { from, to: name });
    return openInPlayground({ name: '', as, ...way });
  }

  async function answer(): Promise<void> {
    const name = input?.value.trim() ?? '';
    if (name === '' || !status) return;
    status.textContent = button?.dataset['busy'] ?? '';
    status.textContent = await find(name).catch(sayFailure);
  }

  button.addEventListener('click', () => void answer());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void answer();
  });
}
