import type { Runner } from './runner';
import type { Editors, EditorsOptions } from './show-editors';
import { createEditors } from './show-editors';
import { createResponse } from './show-response';
import { createTabs } from './show-tabs';
import { createToolbar } from './show-toolbar';
import type { RunState } from './state';

export interface ViewOptions extends EditorsOptions {
  readonly onEdit: () => void;
  /** Whether request and variables are shown in turn if there is no room for both. */
  readonly hasTabs: boolean;
}

export interface View {
  /** Makes a change of the request and its variables, where they are edited. */
  readonly change: Editors['change'];
  readonly end: () => void;
}

/** Shows a runner in the elements of an example, which stay what and where they are. */
export function showRunner(
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
