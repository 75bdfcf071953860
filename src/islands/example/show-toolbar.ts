import { translate } from '@docusaurus/Translate';
import type { PersonaId } from '../../sandbox/shared/personas';
import type { Runner } from './runner';
import type { RunnerState } from './state';

export type Action = 'run' | 'stop' | 'edit' | 'copy-as' | 'share' | 'reset';

export type Actions = Readonly<Record<Action, () => unknown>>;

/** Has the buttons of an example answer. What is returned shows a state in them. */
export function createToolbar(
  example: Element,
  { choose }: Runner,
  actions: Actions,
): (state: RunnerState) => void {
  const toolbar = example.querySelector('.toolbar');
  const edit = toolbar?.querySelector('[data-do=edit]');
  const callers = toolbar?.querySelector('select');
  const message = toolbar?.querySelector('.toolbarMessage');

  toolbar?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const action = button?.dataset['do'] ?? '';
    if (isAction(action, actions)) actions[action]();
  });
  callers?.addEventListener('change', () => choose(callers.value as PersonaId));

  return ({ draft, message: words, persona, run }) => {
    if (edit)
      edit.textContent = draft
        ? translate({ id: 'example.restore', message: 'Restore' })
        : translate({ id: 'example.edit', message: 'Edit' });
    if (callers) callers.value = persona;
    if (!message) return;
    // A screen reader says again what is written again.
    if (message.textContent !== words) message.textContent = words;
    message.classList.toggle('isFailed', run.status === 'failed');
  };
}

function isAction(name: string, actions: Actions): name is Action {
  return name in actions;
}
