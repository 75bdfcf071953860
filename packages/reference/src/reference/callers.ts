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
  { code, lost, empty, shorter }: Outcome,
): PhrasingContent[] {
  if (code !== undefined)
    return [coordinateLink(context, `${context.contract.errors?.enum}.${code}`, code)];
  if (lost.length > 0) return phrases(t('reference.callers.without'), { fields: listPaths(lost) });
  if (empty.length > 0) return phrases(t('reference.callers.empty'), { fields: listPaths(empty) });
  if (shorter.length > 0)
    return phrases(t('reference.callers.fewer'), { fields: listPaths(shorter) });
  return [text(t('reference.callers.answer'))];
}

function listPaths(paths: readonly string[]): PhrasingContent[] {
  // All of them are below the one field of the root, whose `data` alone would be that of the response.
  const codes = paths
    .slice(0, mostPaths)
    .map((path) => [inlineCode(path.replace(/^\w+\.(?!data$)/, ''))]);
  const shown = joined(codes);
  const rest = paths.length - mostPaths;
  return rest > 0 ? [...shown, text(t('reference.callers.more', { count: rest }))] : shown;
}
