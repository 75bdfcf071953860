import { create } from './create';
import { createIcon } from './create-icon';

/** A button in the bar of a frame, which says what it does to screen readers and where one points. */
export function createIconButton(label: string, path: string): HTMLButtonElement {
  const button = create(
    'button',
    { type: 'button', className: 'wrapButton', title: label, ariaLabel: label },
    createIcon(path),
  );
  button.dataset['answers'] = '';
  return button;
}
