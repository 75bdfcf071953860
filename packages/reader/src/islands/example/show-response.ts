import type { AnswerStatus } from 'graphql-docs-reference/document';
import { annotateJson, isLong, statusOf } from 'graphql-docs-reference/document';
import type { AnnotatedCode, CodeToken } from 'graphql-docs-reference/graphql';
import { sayCircumstances } from 'graphql-docs-reference/graphql';
import { create } from '../../create';
import type { Changes } from './compare-answers';
import './response.css';
import type { RunnerState, ShownAnswer } from './state';
import { t } from '../../t';

const shownLines = 2_000;
const shownCharacters = 200_000;

/** Shows the response, or that of the page, and whether it is stale or the next one is awaited. */
export function createResponse(example: Element): (state: RunnerState) => void {
  const frame = example.querySelector('[data-part=response]');
  const code = frame?.querySelector('code');
  const own = [...(code?.childNodes ?? [])];
  const note = create('span', { className: 'codeNote' });
  frame?.querySelector('.codeTitle')?.after(note);
  const facts = create('div', { className: 'answerFacts', hidden: true });
  facts.role = 'status';
  frame?.querySelector('.codeBar')?.after(facts);
  const mark = frame?.querySelector<HTMLElement>('.answerStatus');
  const ownStatus = { kind: mark?.dataset['kind'], words: mark?.textContent };
  let shown: RunnerState['run']['answer'];

  return ({ run: { status, answer }, isStale }) => {
    frame?.classList.toggle('isStale', isStale);
    frame?.setAttribute('aria-busy', String(status === 'running'));
    note.textContent = isStale
      ? t('example.staleResponse')
      : answer && headOf(answer.response) < answer.response.length
        ? t('example.cutResponse')
        : '';
    if (answer === shown) return;
    shown = answer;
    code?.replaceChildren(...(answer ? linesOf(answer) : own));
    const said = answer ? sayFacts(answer) : [];
    facts.hidden = said.length === 0;
    facts.replaceChildren(...said);
    const { kind, words = '' } = answer ? sayStatus(answer) : ownStatus;
    if (mark) {
      mark.dataset['kind'] = kind ?? '';
      mark.textContent = words;
      if (answer) glow(mark);
    }
    code?.parentElement?.classList.toggle(
      'isLong',
      isLong(code.textContent.split('\n').length - 1),
    );
    if (answer?.changes?.lost) revealLoss(code?.parentElement);
  };
}

/** Shows that a status is new, since it is mostly the same as the one before. */
function glow(mark: HTMLElement): void {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  mark.animate({ boxShadow: ['0 0 0 4px currentcolor', '0 0 0 0 transparent'] }, 1000);
}

function sayStatus({ response, http }: ShownAnswer): Partial<AnswerStatus> {
  return statusOf(response, http?.status) ?? { words: http?.status ?? '' };
}

/** What happened, and what HTTP says of the response. */
function sayFacts({ http, circumstances }: ShownAnswer): readonly Node[] {
  const note = circumstances && sayCircumstances(circumstances);
  const found = http ?? circumstances?.http;
  return [
    ...(note === undefined ? [] : [create('p', {}, note)]),
    ...(found ? [describe(found, circumstances !== undefined)] : []),
  ];
}

function describe(
  { status, headers }: NonNullable<ShownAnswer['http']>,
  isOpen: boolean,
): HTMLElement {
  const limit = headers.find(({ name }) => /^(?:x-)?ratelimit/i.test(name));
  const words = limit && !isOpen ? ` · ${limit.name}: ${limit.value}` : '';
  const summary = `HTTP ${status}${words}`;
  if (headers.length === 0) return create('p', {}, summary);
  const list = create('dl');
  for (const { name, value } of headers)
    list.append(create('dt', {}, name), create('dd', {}, value));
  return create('details', { open: isOpen }, create('summary', {}, summary), list);
}

function linesOf({ response, changes }: ShownAnswer): Node[] {
  const head = headOf(response);
  const lines = renderLines(annotateJson(response.slice(0, head)));
  // A long response is one run, whose lines have no elements of their own.
  const nodes = changes && lines.length > 1 ? markChanges(lines, changes) : lines;
  // What copies or saves the text finds the rest; what lays out the page has nothing to do with it.
  const rest = response.slice(head);
  return rest === '' ? nodes : [...nodes, create('span', { hidden: true }, rest)];
}

/** How many characters of a response are shown: a page would stall with all of a long one. */
export function headOf(response: string): number {
  let end = -1;
  for (let line = 0; line < shownLines; line += 1) {
    end = response.indexOf('\n', end + 1);
    if (end === -1 || end > shownCharacters) return Math.min(response.length, shownCharacters);
  }
  return end;
}

function markChanges(nodes: readonly Node[], { lines, gaps, lost }: Changes): Node[] {
  return nodes.flatMap((node, index) => {
    const isGap = gaps.has(index);
    if (!lines.has(index) && !isGap) return [node];
    const line = create(lines.has(index) ? 'ins' : 'span', {}, ...node.childNodes);
    line.classList.toggle('isAfterGap', isGap);
    return lost?.line === index ? [line, ...lost.lines.map(renderLost)] : [line];
  });
}

/** Scrolls a block to the null, with some lines before it. */
function revealLoss(block: Element | null | undefined): void {
  const line = block?.querySelector('ins');
  if (!block || !line) return;
  const { top } = line.getBoundingClientRect();
  block.scrollTop += top - block.getBoundingClientRect().top - block.clientHeight / 4;
}

/** A line that is shown, and that nobody copies: it is no part of the response. */
function renderLost(text: string): HTMLElement {
  const line = create('del');
  line.dataset['line'] = text.trimStart();
  line.style.paddingInlineStart = `${text.length - text.trimStart().length}ch`;
  return line;
}

/** Lines of code as `packages/reference/src/document/html/code-frame.ts` makes them at build, one element each. */
export function renderLines(lines: AnnotatedCode): Node[] {
  return lines.map((line) => create('span', {}, ...line.map(renderRun), '\n'));
}

function renderRun([text, className]: CodeToken): Node | string {
  return className === undefined ? text : create('span', { className }, text);
}
