import type { PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import { inlineCode, joined, paragraph, phrases, tableRow, text } from '../document/tree';
import type { Outcome } from '../examples/endings/answer-callers';
import type { OperationSymbol } from '../graphql/symbols';
import { t } from '../i18n/t';
import type { ReferenceContext } from './context';
import { coordinateLink, section } from './sections';

/** What comes back to each caller who sends the first example of a page; nothing where all get the same. */
export function callersSection(context: ReferenceContext, symbol: OperationSymbol): Block[] {
  const [example] = context.examplesOf(symbol);
  const outcomes = context.outcomes.get(example?.name ?? '') ?? [];
  if (outcomes.length === 0) return [];
  const rows = outcomes.map((outcome) =>
    tableRow([{ type: 'callerChoice', caller: outcome.caller }], outcomeInWords(context, outcome)),
  );
  const head = tableRow([text(t('reference.callers.caller'))], [text(t('reference.callers.gets'))]);
  const table: Block = { type: 'table', children: [head, ...rows] };
  return section(
    'each-caller',
    t('reference.callers.title'),
    paragraph(text(t('reference.callers.about'))),
    table,
  );
}

/** Paths beyond these say less than they take to read. */
const mostPaths = 4;

function outcomeInWords(
  context: ReferenceContext,
  { code, differences }: Outcome,
): PhrasingContent[] {
  if (code !== undefined)
    return [coordinateLink(context, `${context.contract.errors?.enum}.${code}`, code)];
  const { null: nulls, type, empty, fewer, other } = differences;
  const parts = [
    [t('reference.callers.null'), nulls],
    [t('reference.callers.type'), type],
    [t('reference.callers.empty'), empty],
    [t('reference.callers.fewer'), fewer],
    [t('reference.callers.other'), other],
  ] as const;
  const said = parts.flatMap(([words, paths]) =>
    paths.length > 0
      ? [phrases(words, { null: [inlineCode('null')], fields: listPaths(paths) })]
      : [],
  );
  if (said.length === 0) return [text(t('reference.callers.answer'))];
  return phrases(t('reference.callers.with'), { differences: joined(said, '; ') });
}

function listPaths(paths: readonly string[]): PhrasingContent[] {
  const shown = joined(paths.slice(0, mostPaths).map((path) => [inlineCode(path)]));
  const rest = paths.length - mostPaths;
  return rest > 0 ? [...shown, text(t('reference.callers.more', { count: rest }))] : shown;
}
