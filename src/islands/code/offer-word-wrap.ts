import { translate } from '@docusaurus/Translate';
import { iconPaths } from '../../document/html/icon-paths';
import { createIconButton } from '../create-icon';

/**
 * Adds a button that wraps the lines of a frame, which is there while they are longer than the
 * frame is wide. The function that it returns ends that.
 */
export function offerWordWrap(frame: HTMLElement): () => void {
  const block = frame.querySelector<HTMLElement>('pre.codeBlock');
  const code = block?.querySelector('code');
  if (!block || !code) return () => undefined;
  const button = createWrapButton();
  let wraps = false;

  const look = (): void => {
    const overflows = block.scrollWidth > block.clientWidth;
    // A block without width is hidden by an editor, which does not wrap.
    const isOffered = block.clientWidth > 0 && (wraps || overflows);
    if (isOffered) frame.querySelector('.codeButtons')?.prepend(button);
    else button.remove();
  };

  button.addEventListener('click', () => {
    wraps = !wraps;
    block.classList.toggle('isWrapped', wraps);
    button.ariaPressed = String(wraps);
    look();
  });

  const observer = new ResizeObserver(look);
  observer.observe(block);
  observer.observe(code);
  return () => observer.disconnect();
}

/** A button that can be on or off. */
export function createWrapButton(): HTMLButtonElement {
  const button = createIconButton(
    translate({ id: 'code.wrap', message: 'Toggle word wrap' }),
    iconPaths.wordWrap,
  );
  button.ariaPressed = 'false';
  return button;
}
