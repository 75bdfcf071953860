import type { PhrasingContent } from 'mdast';
import { historyOf } from '../changelog/history';
import type { Block } from '../document/tree';
import { heading, inlineCode, link, tableRow, text } from '../document/tree';
import { accessOf } from '../graphql/contract';
import type { Access } from '../options/contract';
import type { ReferenceSymbol } from '../graphql/symbols';
import { deprecationOf, isOperation } from '../graphql/symbols';
import { translate } from '../i18n/translate';
import { accessInShort } from './access';
import type { ReferenceContext } from './context';
import { removalMark } from './deprecation';
import { summarize } from './description';
import { groupByDomain } from './domains';
import { typeRef } from './members';

/** A column of a table, with its cell for a symbol. */
interface Column {
  readonly title: string;
  readonly cell: (symbol: ReferenceSymbol) => PhrasingContent[];
}

/** The symbols of a page in rows: a table for each domain, or one if the schema has none. */
export function indexTables(
  context: ReferenceContext,
  symbols: readonly ReferenceSymbol[],
): Block[] {
  const columns = columnsOf(context, symbols);
  const tableOf = (rows: readonly ReferenceSymbol[]): Block => ({
    type: 'table',
    data: { hProperties: { className: ['index'] } },
    children: [
      tableRow(...columns.map(({ title }) => [text(title)])),
      ...rows.map((symbol) => tableRow(...columns.map(({ cell }) => cell(symbol)))),
    ],
  });
  const groups = groupByDomain(context).flatMap(({ id, label, symbols: all }): Block[] => {
    const own = all.filter((symbol) => symbols.includes(symbol));
    return own.length === 0 ? [] : [heading(2, id, [text(label)]), tableOf(own)];
  });
  return groups.length > 0 ? groups : [tableOf(symbols)];
}

/** Operations have their description below the name; who may call them only if the schema says so. */
function columnsOf(context: ReferenceContext, symbols: readonly ReferenceSymbol[]): Column[] {
  const sentenceOf = ({ definition }: ReferenceSymbol): string => summarize(definition.description);
  const name = translate({ id: 'reference.index.name', message: 'Name' });
  const operations = symbols.filter(isOperation);
  if (operations.length === 0) {
    return [
      { title: name, cell: (symbol) => nameCell(context, symbol) },
      {
        title: translate({ id: 'reference.index.description', message: 'Description' }),
        cell: (symbol) => [text(sentenceOf(symbol))],
      },
    ];
  }
  const accessIn = (symbol: ReferenceSymbol): Access | undefined =>
    isOperation(symbol) ? accessOf(context.schema, symbol.definition, context.contract) : undefined;
  const whoMayCall: Column = {
    title: translate({ id: 'reference.operation.whoMayCall', message: 'Who may call it' }),
    cell: (symbol) => {
      const access = accessIn(symbol);
      return access ? accessInShort(context, access) : [];
    },
  };
  return [
    {
      title: name,
      cell: (symbol) => {
        const sentence = sentenceOf(symbol);
        return [...nameCell(context, symbol), text(sentence && ` ${sentence}`)];
      },
    },
    {
      title: translate({ id: 'reference.operation.returns', message: 'Returns' }),
      cell: (symbol) => (isOperation(symbol) ? [typeRef(context, symbol.definition.type)] : []),
    },
    ...(operations.some(accessIn) ? [whoMayCall] : []),
  ];
}

/** What is deprecated is struck through, and says until when it is there. */
function nameCell(context: ReferenceContext, symbol: ReferenceSymbol): PhrasingContent[] {
  const { coordinate, name, path } = symbol;
  const label = inlineCode(coordinate.startsWith('@') ? coordinate : name);
  if (!deprecationOf(symbol)) return [link(path, label)];
  const { removal } = historyOf(context.changelog, coordinate);
  return [
    link(path, { type: 'delete', children: [label] }),
    text(' '),
    { type: 'badge', kind: 'deprecated' },
    ...(removal === undefined ? [] : [text(' '), removalMark(coordinate, removal)]),
  ];
}
