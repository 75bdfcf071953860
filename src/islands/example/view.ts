import { createReveal } from './reveal-response';
import type { Runner } from './runner';
import type { Editors, EditorsOptions } from './show-editors';
import { createEditors } from './show-editors';
import { createResponse } from './show-response';
import { createToolbar } from './show-toolbar';

export interface ViewOptions extends EditorsOptions {
  readonly onEdit: () => void;
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
  { onEdit, ...options }: ViewOptions,
): View {
  const { run, stop, copyAs, share, reset } = runner;
  const actions = { run, stop: () => stop(), edit: onEdit, 'copy-as': copyAs, share, reset };
  const showToolbar = createToolbar(example, runner, actions);
  const showResponse = createResponse(example);
  const editors = createEditors(example, runner, options);
  const reveal = createReveal(example);

  function show(): void {
    showToolbar(runner.get());
    showResponse(runner.get());
    editors.show();
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
