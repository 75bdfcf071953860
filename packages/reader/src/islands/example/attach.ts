import type * as editor from '../editor/mount-editor';
import { loadChunk } from '../load-chunk';
import { ask } from '../sandbox';
import type * as dialog from './copy-dialog';
import { messages } from './messages';
import type { Runner, Tools } from './runner';
import { createRunner } from './runner';
import type { Editors, EditorsOptions } from './show-editors';
import { createEditors } from './show-editors';
import { createResponse } from './show-response';
import { createTabs } from './show-tabs';
import { createToolbar, readRequest } from './show-toolbar';
import type { Draft, Opened, RunState } from './state';

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

interface ViewOptions extends EditorsOptions {
  readonly onEdit: () => void;
  /** Whether request and variables are shown in turn if there is no room for both. */
  readonly hasTabs: boolean;
}

interface View {
  /** Makes a change of the request and its variables, where they are edited. */
  readonly change: Editors['change'];
  readonly end: () => void;
}

/** Shows a runner in the elements of an example, which stay what and where they are. */
function showRunner(
  example: HTMLElement,
  runner: Runner,
  { onEdit, hasTabs, ...options }: ViewOptions,
): View {
  const { run, copyAs, share, openInPlayground, reset } = runner;
  const actions = {
    ...{ run, share, reset, edit: onEdit, 'copy-as': copyAs, playground: openInPlayground },
    stop: () => runner.stop(),
    expand: () => expand(example),
  };
  const showToolbar = createToolbar(example, runner, actions);
  const showResponse = createResponse(example);
  const editors = createEditors(example, runner, options);
  const reveal = createReveal(example);
  const showTabs = hasTabs ? createTabs(example) : undefined;

  function show(): void {
    showToolbar(runner.get());
    showResponse(runner.get());
    editors.show();
    showTabs?.();
    reveal(runner.get().run);
  }

  show();
  const unsubscribe = runner.subscribe(show);
  return {
    change: editors.change,
    end: () => {
      unsubscribe();
      editors.end();
    },
  };
}

/** Has an example take the place beside it, too, or leaves it again. */
function expand(example: HTMLElement): void {
  const isSplit = example.closest('.beside')?.classList.toggle('isSplit');
  example.querySelector('[data-do=expand]')?.setAttribute('aria-pressed', String(!isSplit));
  if (!isSplit) example.scrollIntoView();
}

/** As many lines of a response as show that it is the one, in pixels. */
const enough = 8 * 24;

/** Brings the response into view where a run has ended out of sight. What is returned takes the state. */
function createReveal(example: Element): (run: RunState) => void {
  let last: RunState['status'] = 'idle';
  return ({ status }) => {
    const isAnswered = last === 'running' && status === 'done';
    last = status;
    if (isAnswered) reveal(example.querySelector('[data-part=response]'));
  };
}

function reveal(response: Element | null): void {
  if (!response || isInView(response)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  response.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}

function isInView(response: Element): boolean {
  const { top, bottom, height } = response.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(response).scrollMarginBlockStart) || 0;
  const shown = Math.min(bottom, window.innerHeight) - Math.max(top, covered);
  return shown >= Math.min(height, enough + barHeight(response));
}

function barHeight(response: Element): number {
  return response.querySelector('.codeBar')?.clientHeight ?? 0;
}
