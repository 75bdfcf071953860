import { translate } from '@docusaurus/Translate';
import type { AnswerStatus } from '../../document/answer-status';
import { statusOf } from '../../document/answer-status';
import { annotateJson } from '../../document/highlight/annotate-json';
import { isLong } from '../../document/is-long';
import { create } from '../create';
import type { Changes } from './compare-answers';
import { renderLines } from './render-lines';
import './response.css';
import type { RunnerState, ShownAnswer } from './state';

/**
 * Shows responses in the frame of an example, or that of the page where there is none; and says of
 * what is shown that it answers an earlier request, or that the next answer is awaited.
 */
export function createResponse(example: Element): (state: RunnerState) => void {
  const frame = example.querySelector('[data-part=response]');
  const code = frame?.querySelector('code');
  const own = [...(code?.childNodes ?? [])];
  const note = create('span', { className: 'codeNote' });
  frame?.querySelector('.codeTitle')?.after(note);
  const mark = frame?.querySelector<HTMLElement>('.answerStatus');
  const ownStatus = { kind: mark?.dataset['kind'], words: mark?.textContent };
  let shown: RunnerState['run']['answer'];

  return ({ run: { status, answer }, isStale }) => {
    frame?.classList.toggle('isStale', isStale);
    frame?.setAttribute('aria-busy', String(status === 'running'));
    note.textContent = isStale
      ? translate({ id: 'example.staleResponse', message: 'Answer to an earlier request' })
      : '';
    if (answer === shown) return;
    shown = answer;
    code?.replaceChildren(...(answer ? linesOf(answer.response, answer.changes) : own));
    const { kind, words = '' } = answer ? sayStatus(answer) : ownStatus;
    if (mark) {
      mark.dataset['kind'] = kind ?? '';
      mark.textContent = words;
    }
    code?.parentElement?.classList.toggle(
      'isLong',
      isLong(code.textContent.split('\n').length - 1),
    );
  };
}

function sayStatus({ response, http }: ShownAnswer): Partial<AnswerStatus> {
  return statusOf(response, http?.status) ?? { words: http?.status ?? '' };
}

function linesOf(response: string, changes: Changes | undefined): Node[] {
  const lines = renderLines(annotateJson(response));
  // A long response is one run, whose lines have no elements of their own.
  return changes && lines.length > 1 ? markChanges(lines, changes) : lines;
}

function markChanges(nodes: readonly Node[], { lines, gaps }: Changes): Node[] {
  return nodes.map((node, index) => {
    const isGap = gaps.has(index);
    if (!lines.has(index) && !isGap) return node;
    const line = create(lines.has(index) ? 'ins' : 'span', {}, ...node.childNodes);
    line.classList.toggle('isAfterGap', isGap);
    return line;
  });
}
