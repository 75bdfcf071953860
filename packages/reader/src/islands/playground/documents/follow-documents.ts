import type { Runner } from '../../example/runner';
import type { Draft, RunnerState, ShownAnswer } from '../../example/state';
import type { KeptDocuments } from './keep';
import type { PlaygroundDocument, Request, StoredAnswer } from './documents';
import { isSameRequest } from './documents';
import { t } from '../../../t';

/**
 * Has the example show the document of the tab that is chosen, with the answer that it had, and the
 * tabs know what the reader makes of it. What is returned ends that.
 */
export function followDocuments(
  documents: Pick<KeptDocuments, 'get' | 'subscribe' | 'active' | 'change'>,
  runner: Runner,
  page: Request,
): () => void {
  const left = new Map<string, RunnerState>();
  let shown = documents.active();

  function leave(): void {
    runner.stop(words.left);
    if (documents.get().list.some(({ id }) => id === shown.id)) left.set(shown.id, runner.get());
    else left.delete(shown.id);
  }

  function show(next: PlaygroundDocument): void {
    shown = next;
    const earlier = left.get(next.id);
    const { run, message, isFailure } = earlier ?? answerOf(next, page);
    // Another window may have changed what this one left.
    const draft = { ...draftOf(next), cursor: earlier?.draft?.cursor ?? 0 };
    runner.open({ draft, caller: next.as, under: earlier?.under, run, message, isFailure });
  }

  /** Shows what another window has made of the request that is shown. */
  function takeOver(next: PlaygroundDocument): void {
    runner.stop();
    shown = next;
    const { run, under, message, draft } = runner.get();
    const changed = { ...draftOf(next), cursor: draft?.cursor ?? 0 };
    runner.open({ draft: changed, caller: next.as, under, run, message });
  }

  /** What the reader did before the tabs were there counts for the request that was there. */
  function begin(): void {
    const { run, caller } = runner.get();
    const isUsed = run.status !== 'idle' || caller !== page.as;
    if (isUsed && isSameRequest(shown, page)) {
      runner.change(draftOf(shown));
      return;
    }
    show(shown);
    if (isUsed) runner.say(words.restored);
  }

  function keep(): void {
    const { draft, caller, run } = runner.get();
    if (draft?.document !== shown.id) return;
    const { query, variables, to } = draft;
    const { target = '', headers = [] } = to ?? {};
    const answer = storedAnswer(run.answer, target) ?? shown.answer;
    const next = { ...shown, query, variables, target, headers, as: caller, answer };
    if (isSame(next, shown)) return;
    shown = next;
    documents.change(next);
  }

  const stops = [
    documents.subscribe(() => {
      const next = documents.active();
      if (next.id === shown.id) {
        if (!isSameRequest(next, shown)) takeOver(next);
        return;
      }
      leave();
      show(next);
    }),
    runner.subscribe(keep),
  ];
  begin();
  return () => stops.forEach((stop) => stop());
}

const words = {
  left: t('playground.tabs.stopped'),
  restored: t('playground.tabs.lastVisit'),
  earlier: t('playground.tabs.earlier'),
} as const;

function isSame(a: PlaygroundDocument, b: PlaygroundDocument): boolean {
  const keys = Object.keys(a) as (keyof PlaygroundDocument)[];
  return keys.every((key) => a[key] === b[key]);
}

/** Longer answers are not stored. */
const mostCharacters = 20_000;

function draftOf(document: PlaygroundDocument): Draft {
  const { id, query, variables, start, target, headers } = document;
  return { document: id, query, variables, start, cursor: 0, to: { target, headers } };
}

/** The answer that a document begins with: the page's, that of an earlier visit, or none yet. */
function answerOf(
  document: PlaygroundDocument,
  page: Request,
): Pick<RunnerState, 'run' | 'message' | 'isFailure'> {
  const { answer } = document;
  if (!answer && isSameRequest(document, page))
    return { run: { status: 'idle' }, message: '', isFailure: false };
  const { response = '', request = '' } = answer ?? {};
  const message = answer ? words.earlier : '';
  const shown = { response, request, world: '', words: message };
  return { run: { status: 'idle', answer: shown }, message, isFailure: false };
}

/** What is stored of an answer: what the model in the page said, since what others say may be private. */
function storedAnswer(answer: ShownAnswer | undefined, target: string): StoredAnswer | undefined {
  if (!answer || target !== '' || answer.response === '') return undefined;
  return answer.response.length > mostCharacters ? undefined : answer;
}
