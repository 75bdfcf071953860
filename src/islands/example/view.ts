import { createReveal } from './reveal-response';
import type { Runner } from './runner';
import type { Editors, EditorsOptions } from './show-editors';
import { createEditors } from './show-editors';
import { createResponse } from './show-response';
import { createTabs } from './show-tabs';
import { createToolbar } from './show-toolbar';

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
