import { currentApi } from '../../api';
import type { Runner } from './runner';
import type { Draft, Opened, RunnerState } from './state';
import { t } from '../../t';

type Action =
  | ('run' | 'stop' | 'edit' | 'copy-as' | 'share' | 'playground' | 'reset' | 'expand')
  | ('next' | 'restart');

type Actions = Readonly<Record<Action, () => unknown>>;

/** How long a run takes before its button says so, in milliseconds: most end before it is read. */
const patience = 150;

/** Has the buttons of an example answer. What is returned shows a state in them. */
export function createToolbar(
  example: Element,
  { ask }: Runner,
  actions: Actions,
): (state: RunnerState) => void {
  const toolbar = example.querySelector('.toolbar');
  const find = (action: Action): HTMLButtonElement | null | undefined =>
    toolbar?.querySelector(`[data-do=${action}]`);
  const [run, edit, reset] = [find('run'), find('edit'), find('reset')];
  const callers = toolbar?.querySelector('select');
  const message = example.querySelector('.answerMessage');
  const showRun = createRunLabel(run);
  if (toolbar) createMenu(toolbar);

  for (const place of [toolbar, example.querySelector('.exampleStep')])
    place?.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
      const action = button?.dataset['do'] ?? '';
      if (isAction(action, actions)) actions[action]();
    });
  callers?.addEventListener('change', () => void ask({ caller: callers.value }));

  return (state) => {
    const {
      message: words,
      isFailure,
      run: { status },
      hasChangedData,
    } = state;
    showRun(status === 'running');
    if (edit) showEdit(edit, example, state);
    if (reset) reset.hidden = !hasChangedData;
    if (callers) showCaller(callers, state);
    if (!message) return;
    // A screen reader says again what is written again.
    if (message.textContent !== words) message.textContent = words;
    message.classList.toggle('isFailed', isFailure);
  };
}

/** Only the model in the page and the local API know who asks; elsewhere the reader's headers say it. */
function showCaller(select: HTMLSelectElement, { caller, draft }: RunnerState): void {
  select.value = caller;
  const known = ['', currentApi().endpoints.local?.endpoint];
  const label = select.closest('label');
  if (label) label.hidden = !known.includes(draft?.to?.target ?? '');
}

function isAction(name: string, actions: Actions): name is Action {
  return name in actions;
}

function createRunLabel(
  button: HTMLButtonElement | null | undefined,
): (isRunning: boolean) => void {
  const busy = button?.dataset['busy'] ?? '';
  let wasRunning = false;
  let timer: number | undefined;

  function say(label: string): void {
    if (button) button.textContent = label;
  }

  return (isRunning) => {
    if (isRunning) timer ??= window.setTimeout(() => say(busy), patience);
    else {
      window.clearTimeout(timer);
      timer = undefined;
      // The playground names it after the operation.
      if (wasRunning && button?.textContent === busy) say(t('example.run'));
    }
    wasRunning = isRunning;
  };
}

/** One button begins to edit, ends it, and gives up what was written. */
function showEdit(button: HTMLButtonElement, example: Element, { draft }: RunnerState): void {
  const isInTab = draft?.document !== undefined;
  const isEdited = draft !== undefined && startOf(example, draft) !== undefined;
  button.hidden = isInTab && !isEdited;
  button.ariaPressed = draft && !isEdited ? 'true' : null;
  const label = isEdited ? t('example.resetQuery') : t('example.edit');
  button.textContent = label;
  // Where room is short, a sign stands for it.
  button.title = isEdited ? label : '';
  button.toggleAttribute('data-resets', isEdited);
}

/** What a draft that is edited began as; undefined if it is still that. */
export function startOf(example: Element, draft: Draft): Opened | undefined {
  const { document, query, variables, start } = draft;
  const first = document === undefined ? readRequest(example) : (start ?? draft);
  return query === first.query && variables === first.variables ? undefined : first;
}

/** Has the button `more` of a toolbar show the buttons beside it, until one is pressed or left. */
function createMenu(toolbar: Element): void {
  const more = toolbar.querySelector<HTMLElement>('[data-do=more]');
  const rest = more?.parentElement;
  if (!more || !rest) return;

  function open(isOpen: boolean): void {
    if (more) more.ariaExpanded = String(isOpen);
  }

  // Where a button that is pressed takes no focus, this does, and the menu is not left.
  rest.tabIndex = -1;
  rest.addEventListener('click', ({ target }) => {
    // What is chosen there is not done at once.
    if (target instanceof Element && target.closest('.answerChoices')) return;
    const isMore = target instanceof Node && more.contains(target);
    const isOpen = more.ariaExpanded === 'true';
    // A dialog gives the focus back to what had it, which must be there.
    if (isMore || isOpen) more.focus();
    open(isMore && !isOpen);
  });
  rest.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || more.ariaExpanded !== 'true') return;
    open(false);
    more.focus();
  });
  rest.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && rest.contains(relatedTarget))) open(false);
  });
}

/** The request of an example as its page shows it. */
export function readRequest(example: Element): Draft {
  return {
    query: textOf(example, 'request'),
    variables: textOf(example, 'variables'),
    cursor: 0,
  };
}

/** The text of a block as its page shows it. */
export function textOf(example: Element, part: 'request' | 'variables' | 'response'): string {
  const block = example.querySelector(`[data-part=${part}] pre`);
  return block?.textContent.trimEnd() ?? '';
}
