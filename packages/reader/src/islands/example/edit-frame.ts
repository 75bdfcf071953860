import { createWrapButton } from '../code/offer-word-wrap';
import type { Editor } from '../editor/mount-editor';

export interface EditedFrame extends Pick<Editor, 'focus' | 'change' | 'checkAgain'> {
  /** @param document names the text, where the editor shows several in turn. */
  readonly show: (text: string, document?: string) => void;
  /** Gives back what the page came with. */
  readonly restore: () => void;
}

/** Puts an editor in the place of the code of a frame. */
export function editFrame(
  frame: HTMLElement,
  mount: (place: Element) => Editor,
): EditedFrame | undefined {
  const place = frame.querySelector('.codeContent');
  const block = frame.querySelector('pre');
  if (!place || !block) return undefined;
  const { setText, open, wrap, destroy, ...editor } = mount(place);
  const wrapButton = createWrapButton();
  wrapButton.addEventListener('click', () => {
    const wraps = wrapButton.ariaPressed !== 'true';
    wrapButton.ariaPressed = String(wraps);
    wrap(wraps);
  });
  frame.querySelector('.codeButtons')?.prepend(wrapButton);
  block.hidden = true;
  let shown = '';
  return {
    ...editor,
    show: (text, document = '') => {
      if (document === shown) setText(text);
      else open(document, text);
      shown = document;
      // What the copy button copies.
      frame.dataset['text'] = text;
    },
    restore: () => {
      destroy();
      wrapButton.remove();
      block.hidden = false;
      delete frame.dataset['text'];
    },
  };
}
