import { attach } from './example/attach';
import type { Runner } from './example/runner';

/** Sends the first example of the page in the name of a caller. */
export function wake(button: HTMLElement): void {
  const example = document.querySelector<HTMLElement>('[data-island=example]');
  if (!example || !(button instanceof HTMLButtonElement)) return;
  button.addEventListener('click', () => {
    example.scrollIntoView({ block: 'nearest' });
    void send(attach(example).runner, button.value);
  });
}

/** Whoever presses a caller wants the answer, also of a mutation: of the model, not of a server. */
async function send(runner: Runner, caller: string): Promise<void> {
  await runner.ask({ caller });
  const { isStale, isFailure } = runner.get();
  if (isStale && !isFailure && !runner.request().to?.target) await runner.run();
}
