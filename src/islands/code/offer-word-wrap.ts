import { iconPaths } from '../../document/html/icon-paths';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Adds a button that wraps the lines of a frame, which is there while they are longer than the
 * frame is wide. The function that it returns ends that.
 */
export function offerWordWrap(frame: HTMLElement): () => void {
  const block = frame.querySelector<HTMLElement>('pre.codeBlock');
  const code = block?.querySelector('code');
  if (!block || !code) return () => undefined;
  const button = createButton();
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

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wrapButton';
  button.title = 'Toggle word wrap';
  button.ariaLabel = button.title;
  button.ariaPressed = 'false';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(namespace, 'path');
  shape.setAttribute('fill', 'currentColor');
  shape.setAttribute('d', iconPaths.wordWrap);
  icon.append(shape);
  button.append(icon);
  return button;
}
