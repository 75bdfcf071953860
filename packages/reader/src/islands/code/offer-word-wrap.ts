import { iconPaths } from 'graphql-docs-reference/document';
import { createIconButton } from '../create-icon-button';
import { t } from '../../t';

/** Adds a button that wraps lines where they are too long, or always. Returns what ends that. */
export function offerWordWrap(frame: HTMLElement, isAlways = false): () => void {
  const block = frame.querySelector<HTMLElement>('pre.codeBlock');
  const code = block?.querySelector('code');
  if (!block || !code) return () => undefined;
  const button = createWrapButton(frame.querySelector('.codeTitle')?.textContent);

  /** Before the others in a bar and below them in a column, so that those stay where they are. */
  const place = (): void => {
    const buttons = frame.querySelector('.codeButtons');
    if (buttons?.closest('.codeBar')) buttons.prepend(button);
    else buttons?.append(button);
  };

  const look = (): void => {
    // Errors are wrapped from the start.
    const isError = frame.querySelector('[data-kind=failed], [data-kind=partial]') !== null;
    const { wrap } = block.dataset;
    const wraps = wrap === undefined ? isError : wrap === 'on';
    button.ariaPressed = String(wraps);
    const overflows = block.scrollWidth > block.clientWidth;
    // A block without width is hidden by an editor, which has a button of its own.
    const isOffered = block.clientWidth > 0 && (isAlways || wraps || overflows);
    if (!isOffered) button.remove();
    else if (!button.isConnected) place();
  };

  button.addEventListener('click', () => {
    block.dataset['wrap'] = button.ariaPressed === 'true' ? 'off' : 'on';
    look();
  });

  const observer = new ResizeObserver(look);
  observer.observe(block);
  observer.observe(code);
  return () => observer.disconnect();
}

/** A button that can be on or off, named after the title of the code. */
export function createWrapButton(title?: string): HTMLButtonElement {
  const label = title ? t('code.wrapNamed', { title }) : t('code.wrap');
  const button = createIconButton(label, iconPaths.wordWrap);
  button.ariaPressed = 'false';
  return button;
}
