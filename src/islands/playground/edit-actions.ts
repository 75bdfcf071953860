import type { EditAction } from '../../language-service/edit/edit';
import { create } from '../create';
import type { Attached } from '../example/attach';
import { editRequest } from '../example/edit-request';
import { ask } from '../sandbox';
import styles from './styles.module.css';

interface ActionWords {
  /** Begins with the word on its button, for those who say what they want. */
  readonly label: string;
  readonly short: string;
  /** As `aria-keyshortcuts` wants them. */
  readonly keys: string;
}

const actions: Readonly<Record<EditAction, ActionWords>> = {
  prettify: { label: 'Prettify', short: 'Prettify', keys: 'Shift+Control+P Shift+Alt+P' },
  merge: { label: 'Merge fragments', short: 'Merge', keys: 'Shift+Control+M Shift+Alt+M' },
  extract: { label: 'Extract variables', short: 'Extract', keys: 'Shift+Alt+E' },
  inline: { label: 'Inline variables', short: 'Inline', keys: 'Shift+Alt+I' },
};

/** Buttons in the bar of the request for what its editor can do with it. */
export function showEditActions(example: Element, { runner, change }: Attached): () => void {
  const bar = example.querySelector('[data-part=request] .codeBar');
  const buttons = (Object.keys(actions) as EditAction[]).map((action) => {
    const { label, short, keys } = actions[action];
    const [first = ''] = keys.replaceAll('Control', 'Ctrl').split(' ');
    const button = create(
      'button',
      {
        type: 'button',
        className: styles.editAction ?? '',
        ariaLabel: label,
        title: `${label} (${first})`,
        onclick: () => {
          void editRequest(runner, change, (request) => ask('edit', { action, ...request }));
        },
      },
      short,
    );
    button.setAttribute('aria-keyshortcuts', keys);
    return button;
  });
  const group = create('div', { role: 'group', className: styles.editActions ?? '' }, ...buttons);
  group.setAttribute('aria-label', 'Edit the request');
  bar?.querySelector('.codeTitle')?.after(group);
  return () => group.remove();
}
