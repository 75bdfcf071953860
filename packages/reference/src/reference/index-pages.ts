import type { PhrasingContent } from 'mdast';
import { historyOf, ownersOf } from '../changelog/change';
import type { Block } from '../document/tree';
import { heading, inlineCode, link, paragraph, phrases, tableRow, text } from '../document/tree';
import { accessOf } from '../graphql/contract';
import type { Category } from '../graphql/routes';
import { categories, deprecatedPath, referencePath } from '../graphql/routes';
import type { ReferenceSymbol } from '../graphql/symbols';
import { deprecationOf, isOperation } from '../graphql/symbols';
import { formatNumber, pluralForm } from '../i18n/format';
import type { Access } from '../options/contract';
import { accessInShort } from './access';
import type { ReferenceContext } from './context';
import { summarize } from './description';
import { groupByDomain } from './domains';
import { removalMark } from './history';
import { typeRef } from './members';
import type { ReferencePage } from './page';
import { placeList } from './sections';
import { listWrappers } from './wrappers';
import { t } from '../i18n/t';

/** What the symbols of a category are. */
export const indexIntroductions: Readonly<Record<Category['kind'], () => string>> = {
  query: () => t('reference.index.query'),
  mutation: () => t('reference.index.mutation'),
  subscription: () => t('reference.index.subscription'),
  object: () => t('reference.index.object'),
  interface: () => t('reference.index.interface'),
  input: () => t('reference.index.input'),
  enum: () => t('reference.index.enum'),
  union: () => t('reference.index.union'),
  scalar: () => t('reference.index.scalar'),
  typeDirective: () => t('reference.index.typeDirective'),
  operationDirective: () => t('reference.index.operationDirective'),
};

/** The categories that have symbols in this schema, in the order of the sidebar. */
export function categoriesOf({ symbols }: ReferenceContext): Category[] {
  return categories.filter(({ kind }) => symbols.some((symbol) => symbol.kind === kind));
}

/** The index page of a category: every symbol in a row, by domain if the schema has some. */
export function makeIndexPage(context: ReferenceContext, category: Category): ReferencePage {
  const symbols = context.symbols.filter(({ kind }) => kind === category.kind);
  const count = `${formatNumber(symbols.length)} ${pluralForm(symbols.length, category.forms)}`;
  const body: Block[] = [
    paragraph(
      text(`${indexIntroductions[category.kind]()} ${t('reference.index.count', { count })}`),
      ...deprecatedHint(context, category),
    ),
    ...indexTables(context, symbols),
  ];
  return {
    path: `${referencePath}/${category.folder}`,
    title: category.label,
    description: `${indexIntroductions[category.kind]()} ${t('reference.index.all', { count })}`,
    editUrl: context.sourceUrl(context.source.folder),
    tree: { type: 'root', children: body },
  };
}

/** How many symbols of a category, or arguments or members of them, will be removed. */
function deprecatedHint(
  { changelog, symbols, contract }: ReferenceContext,
  { kind }: Category,
): PhrasingContent[] {
  const own = new Set(symbols.flatMap((symbol) => (symbol.kind === kind ? symbol.coordinate : [])));
  const count = changelog.upcoming.filter(({ coordinate }) =>
    [coordinate, ...ownersOf(coordinate)].some((name) => own.has(name)),
  ).length;
  if (count === 0) return [];
  const message = pluralForm(
    count,
    contract.deprecation?.removal === undefined
      ? t('reference.index.deprecatedParts')
      : t('reference.index.deprecated'),
  );
  const parts = ['object', 'interface', 'input', 'enum'].includes(kind)
    ? t('reference.index.members')
    : t('reference.index.arguments');
  return phrases(message.replace('{parts}', parts), {
    page: [link(deprecatedPath, text(t('reference.deprecated.title')))],
  });
}

/** A column of a table, with its cell for a symbol. */
interface Column {
  readonly title: string;
  readonly cell: (symbol: ReferenceSymbol) => PhrasingContent[];
}

/**
 * The symbols of a page in rows: a table for each domain. Of a schema without any, one table, and
 * behind it by name what only wraps others.
 */
function indexTables(context: ReferenceContext, symbols: readonly ReferenceSymbol[]): Block[] {
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
  if (groups.length > 0) return groups;
  const wrappers = listWrappers(context.schema, symbols);
  const rest = symbols.filter(
    (symbol) => !wrappers.some(({ members }) => members.includes(symbol)),
  );
  return [
    ...(rest.length > 0 ? [tableOf(rest)] : []),
    ...wrappers.flatMap(({ id, label, sentence, members }): Block[] => [
      heading(2, id, [text(label)]),
      paragraph(text(sentence)),
      ...placeList(members.map((symbol) => nameCell(context, symbol))),
    ]),
  ];
}

/** Operations have their description below the name; who may call them only if the schema says so. */
function columnsOf(context: ReferenceContext, symbols: readonly ReferenceSymbol[]): Column[] {
  const sentenceOf = ({ definition }: ReferenceSymbol): string => summarize(definition.description);
  const name = t('reference.index.name');
  if (!symbols.some(isOperation))
    return [
      { title: name, cell: (symbol) => nameCell(context, symbol) },
      { title: t('reference.index.description'), cell: (symbol) => [text(sentenceOf(symbol))] },
    ];
  const accessIn = (symbol: ReferenceSymbol): Access | undefined =>
    isOperation(symbol) ? accessOf(context.schema, symbol.definition, context.contract) : undefined;
  const columns: Column[] = [
    {
      title: name,
      cell: (symbol) => {
        const sentence = sentenceOf(symbol);
        const label = nameCell(context, symbol);
        if (sentence === '') return label;
        // Marks are as wide as a line, so words begin another.
        return [...label, label.length > 1 ? { type: 'break' } : text(' '), text(sentence)];
      },
    },
    {
      title: t('reference.operation.returns'),
      cell: (symbol) => (isOperation(symbol) ? [typeRef(context, symbol.definition.type)] : []),
    },
    {
      title: t('reference.operation.whoMayCall'),
      cell: (symbol) => {
        const access = accessIn(symbol);
        return access ? accessInShort(context, access) : [];
      },
    },
  ];
  return symbols.some(accessIn) ? columns : columns.slice(0, -1);
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
