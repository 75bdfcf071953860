import { attach } from './example/attach';

/** Sends the first example of the page in the name of a caller. */
export function wake(button: HTMLElement): void {
  const example = document.querySelector<HTMLElement>('[data-island=example]');
  if (!example || !(button instanceof HTMLButtonElement)) return;
  button.addEventListener('click', () => {
    void attach(example).runner.ask({ caller: button.value }, true);
  });
}
