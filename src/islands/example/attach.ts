import type { PersonaId } from '../../sandbox/shared/personas';
import { createTools } from './create-tools';
import { messages } from './messages';
import { readRequest } from './read-request';
import type { Runner } from './runner';
import { createRunner } from './runner';
import type { Draft, Opened } from './state';
import type { View } from './view';
import { showRunner } from './view';

export interface Attached extends View {
  readonly runner: Runner;
}

const attached = new WeakMap<Element, Attached>();

/** Gives an example on the page what runs it, once: that of the playground belongs to two islands. */
export function attach(example: HTMLElement): Attached {
  const found = attached.get(example) ?? attachAnew(example);
  attached.set(example, found);
  return found;
}

export function isInPlayground(example: Element): boolean {
  return example.closest('[data-island=playground]') !== null;
}

function attachAnew(example: HTMLElement): Attached {
  const { name = '', as, after } = example.dataset;
  const isPlayground = isInPlayground(example);
  const read = (): Draft => readRequest(example);
  const source = {
    name: isPlayground ? '' : name,
    as: as as PersonaId,
    after,
    read,
  };
  const runner = createRunner(source, createTools(example));
  const chosen = example.querySelector('select')?.value;
  // A choice that was made before the code was there.
  if (chosen !== undefined) runner.choose(chosen as PersonaId);
  const view = showRunner(example, runner, {
    hasLineNumbers: isPlayground,
    takesFocus: !isPlayground,
    hasTabs: !isPlayground,
    onEdit: () => {
      const { draft, mountEditor } = runner.get();
      if (!mountEditor || !draft) void runner.edit();
      else if (isPlayground) resetQuery(draft.start);
      else runner.restore();
    },
  });
  // In the playground, editing does not end.
  function resetQuery(start: Opened | undefined): void {
    if (!start) return;
    view.change({ text: start.query, variables: start.variables, cursor: 0, message: '' });
    runner.say(messages.queryReset);
  }
  // What is pressed from now on is answered, though another island may wait for its code.
  example.dataset['answers'] = '';
  return { ...view, runner };
}
