import type { Condition } from 'graphql-docs-reference/options';
import { loadChunk } from '../load-chunk';
import { ask } from '../sandbox';
import { createChoices } from './choose-circumstances';
import type { EarlierRequest } from '../sandbox/protocol';
import type { Runner, Tools } from './runner';
import { createRunner } from './runner';
import type { Part } from './scenario';
import { createPart } from './scenario';
import type { Editors } from './show-editors';
import { createEditors } from './show-editors';
import { createResponse } from './show-response';
import { createTabs } from './show-tabs';
import { createToolbar, readRequest, startOf, textOf } from './show-toolbar';
import type { RunState } from './state';
import { t } from '../../t';

export interface Attached extends Pick<Editors, 'change' | 'end'> {
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
  const { name = '', as = '', after, under, scenario } = example.dataset;
  const isPlayground = isInPlayground(example);
  const isStep = scenario !== undefined;
  const part = isStep ? createPart(example, attach, attached) : undefined;
  const source = {
    ...{ name: isPlayground ? '' : name, as, isStep },
    after:
      part?.earlier ??
      (after === undefined ? undefined : () => JSON.parse(after) as EarlierRequest[]),
    under: under as Condition | undefined,
    read: () => readRequest(example),
    response: () => textOf(example, 'response'),
  };
  const runner = createRunner(source, createTools(example));
  const chosen = example.querySelector('select')?.value;
  // A choice that was made before the code was there.
  if (chosen !== undefined) runner.choose(chosen);
  const editors = createEditors(example, runner, isPlayground);
  const end = showRunner(example, runner, editors, { isPlayground, part });
  // What is pressed from now on is answered, though another island may wait for its code.
  example.dataset['answers'] = '';
  part?.tellOthers(runner);
  return { runner, change: editors.change, end };
}

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
const importEditor = () => import('../editor/mount-editor');
const importDialog = () => import('./copy-dialog');

/** Shows a runner in the elements of an example, which stay what and where they are. */
function showRunner(
  example: HTMLElement,
  runner: Runner,
  editors: Editors,
  { isPlayground, part }: { readonly isPlayground: boolean; readonly part: Part | undefined },
): () => void {
  const { run, copyAs, share, openInPlayground, reset } = runner;
  const actions = {
    ...{ run, reset, 'copy-as': copyAs, playground: openInPlayground },
    // The menu that it is in may be all that a small window shows of the example.
    share: () => share().then(() => scrollTo(example.querySelector('.exampleAnswer .codeBar'))),
    edit: () => edit(example, runner, editors),
    stop: () => runner.stop(),
    expand: () => expand(example),
    next: () => part?.next(),
    restart: () => part?.restart(),
  };
  const showToolbar = createToolbar(example, runner, actions);
  const showChoices = createChoices(example, runner, isPlayground);
  const showResponse = createResponse(example);
  const reveal = createReveal(example);
  const showTabs = isPlayground ? undefined : createTabs(example);

  function show(): void {
    showToolbar(runner.get());
    showChoices(runner.get());
    showResponse(runner.get());
    editors.show();
    showTabs?.();
    reveal(runner.get().run);
  }

  show();
  const unsubscribe = runner.subscribe(show);
  return () => {
    unsubscribe();
    editors.end();
  };
}

/** Begins to edit, gives up what was written, or ends. In the playground, editing does not end. */
function edit(example: Element, runner: Runner, { change }: Editors): void {
  const { draft, mountEditor } = runner.get();
  const start = draft && startOf(example, draft);
  if (!mountEditor || !draft) void runner.edit();
  else if (start) {
    const { query: text, variables } = start;
    // An undo is for the editor of the request, which must be there.
    example.querySelector<HTMLElement>('[data-shows=request]')?.click();
    change({ text, variables, cursor: 0, message: '' });
    // A page still has the response to its request.
    if (draft.document === undefined)
      runner.open({ ...runner.get(), run: { status: 'idle' }, isFailure: false });
    runner.say(t('example.queryReset'));
  } else if (draft.document === undefined) runner.restore();
}

/** Has an example take the place beside it, too, or leaves it again. */
function expand(example: HTMLElement): void {
  const isSplit = example.closest('.beside')?.classList.toggle('isSplit');
  example.querySelector('[data-do=expand]')?.setAttribute('aria-pressed', String(!isSplit));
  if (!isSplit) example.closest('.besideExample')?.scrollIntoView();
}

/** As many lines of a response as show that it is the one, in pixels. */
const enough = 8 * 24;

/** Brings the response into view where a run has ended out of sight. What is returned takes the state. */
function createReveal(example: HTMLElement): (run: RunState) => void {
  let last: RunState['status'] = 'idle';
  return ({ status }) => {
    const isAnswered = last === 'running' && status === 'done';
    last = status;
    // What others see is asked for with the step above it, which is what the reader looks at.
    const isAside =
      example.dataset['view'] !== undefined && !example.contains(document.activeElement);
    if (isAnswered && !isAside) reveal(example.querySelector('[data-part=response]'));
  };
}

function reveal(response: Element | null): void {
  if (response && !isInView(response)) scrollTo(response);
}

function scrollTo(element: Element | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}

function isInView(response: Element): boolean {
  const { top, bottom, height } = response.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(response).scrollMarginBlockStart) || 0;
  const shown = Math.min(bottom, window.innerHeight) - Math.max(top, covered);
  const barHeight = response.querySelector('.codeBar')?.clientHeight ?? 0;
  return shown >= Math.min(height, enough + barHeight);
}
