import { translate } from '@docusaurus/Translate';
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
  prettify: {
    label: translate({ id: 'playground.edit.prettify', message: 'Prettify' }),
    short: translate({ id: 'playground.edit.prettify', message: 'Prettify' }),
    keys: 'Shift+Control+P Shift+Alt+P',
  },
  merge: {
    label: translate({ id: 'playground.edit.merge', message: 'Merge fragments' }),
    short: translate({ id: 'playground.edit.merge.short', message: 'Merge' }),
    keys: 'Shift+Control+M Shift+Alt+M',
  },
  extract: {
    label: translate({ id: 'playground.edit.extract', message: 'Extract variables' }),
    short: translate({ id: 'playground.edit.extract.short', message: 'Extract' }),
    keys: 'Shift+Alt+E',
  },
  inline: {
    label: translate({ id: 'playground.edit.inline', message: 'Inline variables' }),
    short: translate({ id: 'playground.edit.inline.short', message: 'Inline' }),
    keys: 'Shift+Alt+I',
  },
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
  group.setAttribute(
    'aria-label',
    translate({ id: 'playground.edit.label', message: 'Edit the request' }),
  );
  bar?.querySelector('.codeTitle')?.after(group);
  return () => group.remove();
}
