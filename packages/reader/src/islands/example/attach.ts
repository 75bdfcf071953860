import type * as editor from '../editor/mount-editor';
import { loadChunk } from '../load-chunk';
import { ask } from '../sandbox';
import type * as dialog from './copy-dialog';
import { messages } from './messages';
import { readRequest } from './read-request';
import type { Runner } from './runner';
import { createRunner } from './runner';
import type { Draft, Opened } from './state';
import type { Tools } from './tools';
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
  const { name = '', as = '', after } = example.dataset;
  const isPlayground = isInPlayground(example);
  const read = (): Draft => readRequest(example);
  const source = {
    name: isPlayground ? '' : name,
    as,
    after,
    read,
  };
  const runner = createRunner(source, createTools(example));
  const chosen = example.querySelector('select')?.value;
  // A choice that was made before the code was there.
  if (chosen !== undefined) runner.choose(chosen);
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

type EditorModule = typeof editor;
type DialogModule = typeof dialog;

/** What the runner of an example works with: the model of the page, and what is loaded on demand. */
function createTools(example: HTMLElement): Tools {
  return {
    ask,
    loadEditor: async () => (await loadChunk(importEditor)).mountEditor,
    openDialog: async (request) => {
      const { openCopyDialog } = await loadChunk(importDialog);
      openCopyDialog(request, example, () => ask('typeInputs', request));
    },
  };
}

// Named here, since `loadChunk` knows by its function what failed before.
const importEditor = (): Promise<EditorModule> => import('../editor/mount-editor');
const importDialog = (): Promise<DialogModule> => import('./copy-dialog');
