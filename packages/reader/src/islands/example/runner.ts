import { statusOf } from 'graphql-docs-reference/document';
import { operationAt } from 'graphql-docs-reference/graphql';
import type { Operation } from 'graphql-docs-reference/examples';
import type { Condition, Conditions } from 'graphql-docs-reference/options';
import { onOneLine, operationOf } from 'graphql-docs-reference/examples';
import { printJson } from 'graphql-docs-reference/json';
import type { Change, EditedRequest } from '../../language-service/edit/request';
import type { MountEditor } from '../editor/mount-editor';
import { sayNotLoaded } from '../load-chunk';
import type { Ask } from '../sandbox/connection';
import type { EarlierRequest, RunAnswer, RunRequest } from '../sandbox/protocol';
import { sentHeaders, valueOf } from '../sandbox/request-headers';
import { compareAnswers, markLoss } from './compare-answers';
import { sayAnswer, sayFailure } from './messages';
import type { LinkedRequest } from './run-link';
import { decodeRun, openInPlayground, share } from './run-link';
import type { Draft, RunnerState, Shown, ShownAnswer, Store } from './state';
import { createRunnerStore } from './state';
import { t } from '../../t';

export interface Runner extends Omit<Store<RunnerState>, 'set'> {
  readonly choose: (caller: string) => void;
  /**
   * Has a query answered at once for another caller, under another condition or without a field.
   * What changes data waits for the reader, unless a field of its answer is to fail.
   *
   * @param isAsked whether the reader has asked for the answer, also of what changes data.
   */
  readonly ask: (
    how: Partial<Pick<RunnerState, 'caller' | keyof Conditions>>,
    isAsked?: boolean,
  ) => Promise<void>;
  readonly change: (part: Partial<Draft>) => void;
  readonly run: () => Promise<void>;
  /** Waits no longer for an answer, if it does. */
  readonly stop: (message?: string) => void;
  /** Has somebody else than the model in the page answer. */
  readonly sendBy: (send: Send) => void;
  /** Shows another request, with what became of it. */
  readonly open: (
    state: Pick<RunnerState, 'draft' | 'caller' | 'run' | 'message' | 'under'> &
      Partial<Pick<RunnerState, 'isFailure'>>,
  ) => void;
  /** Says something beside the buttons. */
  readonly say: (message: string, isFailure?: boolean) => void;
  /** Makes editors of the blocks, with the request of the page or another; false where they do not load. */
  readonly edit: (draft?: Draft) => Promise<boolean>;
  /** Gives back the request and the response of the page. */
  readonly restore: () => void;
  /** Finds out again whether the answer that is shown is to an earlier request. */
  readonly refresh: () => void;
  /** Begins a new world. */
  readonly reset: () => Promise<void>;
  readonly copyAs: () => Promise<void>;
  readonly share: () => Promise<void>;
  readonly openInPlayground: () => Promise<void>;
  /** @param isFirst whether this is the one that says so where the link cannot be read. */
  readonly openLink: (isFirst: boolean) => Promise<LinkedRequest | undefined>;
  readonly request: () => RunRequest;
}

export function createRunner(source: Source, { ask, loadEditor, openDialog }: Tools): Runner {
  const { name, as, after, isStep = false, read, under } = source;
  const start = { caller: as, under };
  const { get, set, subscribe } = createRunnerStore(
    start,
    (shown) => identify(requestOf(shown)),
    identify(requestOf(start, after?.(true))),
  );
  /** What fields were answered before one was to fail; undefined if the page's stands. */
  let usual: string | undefined;
  let latest = 0;
  let waiting: AbortController | undefined;
  let send: Send = (asked) => ask('run', asked);

  const draft = (): Draft => get().draft ?? read();
  const request = (): RunRequest => requestOf(get());
  function requestOf(
    { draft: text = read(), caller, ...conditions }: Shown,
    earlier = after?.(),
  ): RunRequest {
    const { query, variables, cursor, to } = text;
    const operationName = operationAt(query, cursor);
    const { under: condition, failAt } = to?.target ? {} : conditions;
    return {
      ...{ query, variables, operationName, as: caller, to, after: earlier },
      ...(condition && { under: condition }),
      ...(failAt && { failAt }),
    };
  }

  async function run(): Promise<void> {
    latest += 1;
    const own = latest;
    const asked = request();
    // A change that was made once can't always be made again.
    const isAnew = asked.failAt && name !== '' && changesData(asked);
    waiting = new AbortController();
    set({ run: { ...get().run, status: 'running' }, message: t('example.running') });
    const sent = isAnew ? { ...asked, after: asked.after ?? [] } : asked;
    const outcome = await send(sent, waiting.signal).then(
      async (answered): Promise<Partial<RunnerState>> => {
        await wait(answered.circumstances?.delay);
        const answer = toAnswer(answered, asked);
        const hasChangedData = get().hasChangedData || (changesData(asked) && !asked.to?.target);
        return { run: { status: 'done', answer }, message: answer.words, hasChangedData };
      },
      (error: unknown): Partial<RunnerState> => ({
        run: { ...get().run, status: 'failed' },
        ...{ message: sayFailure(error), isFailure: true },
      }),
    );
    // The reader has asked for something else meanwhile.
    if (own === latest) set(outcome);
  }

  function stop(message: string = t('example.stopped')): void {
    if (get().run.status !== 'running') return;
    latest += 1;
    waiting?.abort();
    set({ run: { ...get().run, status: 'idle' }, message });
  }

  function toAnswer(answered: RunAnswer, asked: RunRequest): ShownAnswer {
    const { response, world, http, circumstances } = answered;
    const shown = { response, world, request: identify(asked), http, circumstances };
    // What a step undoes is a run of the steps before it, which it has repeated.
    const effect = isStep ? 'none' : answered.effect;
    const last = get().run.answer;
    if (asked.failAt) {
      const { loss } = circumstances ?? {};
      const before = usual ?? source.response?.() ?? '';
      const lost = loss && markLoss(before, response, loss);
      return { ...shown, changes: lost, words: sayAnswer(answered, false, lost) };
    }
    if (!circumstances) usual = response;
    // What is asked after the same requests each time can be compared, although its world is new.
    const isSameWorld = last !== undefined && (last.world === world || after !== undefined);
    const isRepeated = isSameWorld && hasData(last.response) === hasData(response);
    const changes = isRepeated ? compareAnswers(last.response, response) : undefined;
    const words = sayAnswer({ ...answered, effect }, isRepeated, changes);
    return { ...shown, changes, words };
  }

  async function edit(next = draft()): Promise<boolean> {
    set({ message: t('example.editorLoading') });
    try {
      const mountEditor = await loadEditor();
      // An answer may have come meanwhile.
      const { message } = get();
      set({
        mountEditor,
        draft: next,
        message: message === t('example.editorLoading') ? '' : message,
      });
      return true;
    } catch (reason) {
      set({ message: sayNotLoaded('editor', reason), isFailure: true });
      return false;
    }
  }

  function restore(): void {
    latest += 1;
    usual = undefined;
    set({ draft: undefined, under, run: { status: 'idle' }, message: '' });
  }

  async function reset(): Promise<void> {
    latest += 1;
    const outcome = await ask('reset', null).then(
      () => ({ hasChangedData: false, message: t('example.reset') }),
      (reason: unknown) => ({ message: sayFailure(reason), isFailure: true }),
    );
    set({ run: { status: 'idle' }, ...outcome });
  }

  async function copyAs(): Promise<void> {
    const { message, isFailure } = get();
    set({ message: t('example.loading') });
    const outcome = await openDialog(request()).then(
      () => ({ message, isFailure }),
      (reason: unknown) => ({ message: sayNotLoaded('part', reason), isFailure: true }),
    );
    set(outcome);
  }

  async function askHow(how: Parameters<Runner['ask']>[0], isAsked = false): Promise<void> {
    set(how);
    const asked = request();
    const isWanted = isAsked || asked.failAt !== undefined || !changesData(asked);
    if (get().isStale && isWanted && !asked.to?.target) await run();
  }

  function toLinked(): LinkedRequest {
    const { query, variables } = draft();
    return { name, query, variables, as: get().caller };
  }

  async function openLink(isFirst: boolean): Promise<LinkedRequest | undefined> {
    const linked = await decodeRun(window.location.hash);
    if (linked?.name !== name) {
      if (!linked && isFirst) set({ message: t('example.linkUnreadable'), isFailure: true });
      return undefined;
    }
    const { query, variables, as: caller } = linked;
    const isOpen = await edit({ query, variables, cursor: 0 });
    if (!isOpen) return linked;
    latest += 1;
    set({ caller, run: { status: 'idle' }, message: t('example.linkOpened') });
    return linked;
  }

  return {
    get,
    subscribe,
    request,
    run,
    stop,
    sendBy: (next) => {
      send = next;
    },
    open: (state) => {
      latest += 1;
      const { answer } = state.run;
      usual = answer?.circumstances ? undefined : answer?.response;
      set({ under: undefined, isFailure: false, ...state });
    },
    say: (message, isFailure = false) => set({ message, isFailure }),
    edit,
    restore,
    reset,
    copyAs,
    share: async () => set({ message: await share(toLinked()) }),
    openInPlayground: async () =>
      set({ message: await openInPlayground({ ...toLinked(), before: after?.().map(toSent) }) }),
    openLink,
    ask: askHow,
    choose: (caller) => set({ caller }),
    refresh: () => set({}),
    change: (part) => set({ draft: { ...draft(), ...part } }),
  };
}

/** An earlier request as a reader would type it. */
function toSent({ query, variables, as }: EarlierRequest): Omit<LinkedRequest, 'name'> {
  return { query, variables: variables ? printJson(variables) : '', as };
}

async function wait(milliseconds = 0): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function changesData(asked: RunRequest): boolean {
  return askedOf(asked).kind === 'mutation';
}

/** Data and a list of errors have too little in common to be compared. */
function hasData(response: string): boolean {
  return statusOf(response)?.kind !== 'failed';
}

/** The same for requests that differ in layout, comments and other operations only. */
function identify(request: RunRequest): string {
  const { variables, as, to, after, under, failAt } = request;
  return JSON.stringify([
    onOneLine(askedOf(request).query),
    normalise(variables),
    as,
    ...(after ?? []),
    ...circumstancesOf(to),
    ...(under || failAt ? [{ under, failAt }] : []),
  ]);
}

/** The operation of a document that a request asks for. */
function askedOf({ query, operationName }: RunRequest): Operation {
  return operationOf(operationName === undefined ? { query } : { query, operationName });
}

function normalise(variables: string): string {
  if (variables.trim() === '') return '{}';
  try {
    return JSON.stringify(JSON.parse(variables));
  } catch {
    return variables;
  }
}

/** What else makes a difference: of headers, the model in the page reads the language. */
function circumstancesOf(to: RunRequest['to']): readonly unknown[] {
  if (!to) return [];
  const { target, headers } = to;
  if (target !== '') return [target, sentHeaders(headers)];
  const language = valueOf(headers, 'Accept-Language');
  return language === undefined ? [] : [language];
}

/** The changes that are on their way: each is of what the one before it has left. */
const edits = new WeakMap<Runner, Promise<void>>();

type ApplyChange = (change: Change) => void;
type AskForChange = (request: EditedRequest) => Promise<Change>;

/** Asks for a change of the request that is edited, makes it, and says what was done or why not. */
export function editRequest(runner: Runner, apply: ApplyChange, ask: AskForChange): Promise<void> {
  const turn = (edits.get(runner) ?? Promise.resolve()).then(() => makeEdit(runner, apply, ask));
  edits.set(runner, turn);
  return turn;
}

async function makeEdit(runner: Runner, apply: ApplyChange, ask: AskForChange): Promise<void> {
  const { draft } = runner.get();
  if (!draft) return;
  const { query: text, variables, cursor } = draft;
  await ask({ text, variables, cursor }).then(
    (change) => {
      const { query, variables: latest } = runner.get().draft ?? {};
      // The reader has written on meanwhile.
      if (query !== text || latest !== variables) return;
      apply(change);
      runner.say(change.message);
    },
    (reason: unknown) => runner.say(sayFailure(reason), true),
  );
}

/** The request that is run, changed and passed on. */
export interface Source {
  /** Empty for the playground. */
  readonly name: string;
  /** Id of who asks on the page; empty where all get the same answers. */
  readonly as: string;
  /** The requests that the same world answers first: as they are now, or as the page shows them. */
  readonly after?: ((isAsOnPage?: boolean) => readonly EarlierRequest[]) | undefined;
  /** Whether it is a part of a scenario. */
  readonly isStep?: boolean;
  /** Condition under which the page has it answered. */
  readonly under?: Condition | undefined;
  /** The request as the page shows it. */
  readonly read: () => Draft;
  /** The response as the page shows it. */
  readonly response?: () => string;
}

export interface Tools {
  readonly ask: Ask;
  readonly loadEditor: () => Promise<MountEditor>;
  /** Loads the dialog with code that sends a request, and opens it. */
  readonly openDialog: (request: RunRequest) => Promise<void>;
}

/** Gets an answer to a request; the signal says that nobody waits for it any longer. */
export type Send = (request: RunRequest, signal: AbortSignal) => Promise<RunAnswer>;
