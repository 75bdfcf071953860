import type { Editor } from '../editor/mount-editor';

export interface EditedFrame extends Pick<Editor, 'focus' | 'insert' | 'checkAgain'> {
  readonly show: (text: string) => void;
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
  const { setText, destroy, ...editor } = mount(place);
  block.hidden = true;
  return {
    ...editor,
    show: (text) => {
      setText(text);
      // What the copy button copies.
      frame.dataset['text'] = text;
    },
    restore: () => {
      destroy();
      block.hidden = false;
      delete frame.dataset['text'];
    },
  };
}
