import { currentApi } from '../api';
import type { Change } from '../language-service/edit/request';
import { create } from '../create';
import { sayFailure } from './example/messages';
import { openInPlayground } from './example/run-link';
import { loadSchemaIndex } from './schema-index';
import { ask } from './sandbox';

/** Opens the shortest request from the type of the page to what the reader names. */
export function wake(root: HTMLElement): void {
  const { callers } = currentApi();
  const as = (callers.find(({ token }) => token !== undefined) ?? callers[0])?.id ?? '';
  answerWay(root, ({ text, variables }) =>
    openInPlayground({ name: '', query: text, variables, as }),
  );
}

/** @param take - Does something with the request, and says what in the status. */
export function answerWay(
  root: HTMLElement,
  take: (change: Change) => Promise<string> | string,
): void {
  const [input, button, status] = [
    root.querySelector('input'),
    root.querySelector('button'),
    root.querySelector('[role=status]'),
  ];
  if (!input || !button || !status) return;
  const names = create('datalist', { id: `way-${(count += 1)}` });
  root.append(names);
  input.setAttribute('list', names.id);

  async function offer(): Promise<void> {
    const { find } = await loadSchemaIndex();
    const found = find(input?.value ?? '').filter(({ kind }) => kinds.has(kind));
    names.replaceChildren(
      ...found.slice(0, most).map(({ coordinate }) => create('option', { value: coordinate })),
    );
  }

  /** What the schema calls what was typed in letters of any case. */
  async function nameOf(typed: string): Promise<string> {
    const { find } = await loadSchemaIndex();
    const names = find(typed).flatMap(({ kind, coordinate }) =>
      kinds.has(kind) && coordinate.toLowerCase() === typed.toLowerCase() ? coordinate : [],
    );
    return names.includes(typed) ? typed : (names[0] ?? typed);
  }

  async function open(): Promise<void> {
    const { from = '' } = root.dataset;
    const typed = input?.value.trim() ?? '';
    if (typed === '') input?.focus();
    else if (status) {
      const to = await nameOf(typed).catch(() => typed);
      status.textContent = await ask('way', { from, to }).then(take, sayFailure);
    }
  }

  const follow = (): void => void offer().catch(() => undefined);
  input.addEventListener('input', follow);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void open();
  });
  button.addEventListener('click', () => void open());
  // What was typed before this had loaded.
  if (input.value !== '') follow();
}

let count = 0;
const most = 12;
const kinds: ReadonlySet<string> = new Set(['object', 'interface', 'union', 'field', 'query']);
