import { translate } from '@docusaurus/Translate';
import { create } from '../../create';
import styles from './dialog.module.css';

export interface DialogOptions {
  readonly title: string;
  readonly content: readonly Node[];
  /** What the button does that is not Cancel. */
  readonly action: string;
  /** Whether the dialog may close with that; it says itself why not. */
  readonly isReady?: () => boolean;
}

/** Asks the reader. True if they agreed; Escape, Cancel and a press beside the dialog decline. */
export function openDialog(
  parent: Element,
  { title, content, action, isReady = () => true }: DialogOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const heading = create('h2', { className: styles.title ?? '' }, title);
    const form = create(
      'form',
      { method: 'dialog', noValidate: true },
      heading,
      ...content,
      create(
        'div',
        { className: styles.buttons ?? '' },
        create('button', { type: 'submit', className: 'toolbarButton isMain' }, action),
        create(
          'button',
          { type: 'button', className: 'toolbarButton', onclick: () => dialog.close() },
          translate({ id: 'playground.targets.cancel', message: 'Cancel' }),
        ),
      ),
    );
    form.addEventListener('submit', (event) => {
      if (isReady()) dialog.returnValue = 'agreed';
      else event.preventDefault();
    });
    const dialog = create('dialog', { className: styles.dialog ?? '', ariaLabel: title }, form);
    dialog.setAttribute('closedby', 'any');
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'agreed');
    });
    parent.append(dialog);
    dialog.showModal();
  });
}
