import { translate } from '@docusaurus/Translate';
import type { ShownAnswer, Draft, RunnerState } from '../../example/state';
import type { PlaygroundDocument, Request, StoredAnswer } from './documents';
import { isSameRequest } from './documents';

/** Longer answers are not stored. */
const mostCharacters = 20_000;

export function draftOf(document: PlaygroundDocument): Draft {
  const { id, query, variables, start, target, headers } = document;
  return { document: id, query, variables, start, cursor: 0, to: { target, headers } };
}

/** The answer that a document begins with: the page's, that of an earlier visit, or none yet. */
export function answerOf(
  document: PlaygroundDocument,
  page: Request,
): Pick<RunnerState, 'run' | 'message'> {
  const { answer } = document;
  if (!answer && isSameRequest(document, page)) return { run: { status: 'idle' }, message: '' };
  const { response = '', request = '' } = answer ?? {};
  const message = answer ? words.earlier : '';
  const shown = { response, request, world: '', words: message };
  return { run: { status: 'idle', answer: shown }, message };
}

/** What is stored of an answer: what the model in the page said, since what others say may be private. */
export function storedAnswer(
  answer: ShownAnswer | undefined,
  target: string,
): StoredAnswer | undefined {
  if (!answer || target !== '' || answer.response === '') return undefined;
  return answer.response.length > mostCharacters ? undefined : answer;
}

const words = {
  earlier: translate({
    id: 'playground.tabs.earlier',
    message: 'This response is of an earlier visit.',
  }),
} as const;
