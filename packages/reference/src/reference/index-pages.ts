import type { PhrasingContent } from 'mdast';
import { formatNumber } from '../i18n/locale-format';
import { pluralForm } from '../i18n/plural-form';
import { phrases } from '../document/phrases';
import type { Category } from '../graphql/categories';
import { categories, referencePath } from '../graphql/categories';
import { ownersOf } from '../changelog/history';
import { deprecatedPath } from '../graphql/routes';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import type { Block } from '../document/tree';
import { link, paragraph, text } from '../document/tree';
import { indexTables } from './index-tables';
import type { ReferencePage } from './page';

const introductions: Readonly<Record<Category['kind'], string>> = {
  query: translate({
    id: 'reference.index.query',
    message: 'Operations that read, and change nothing.',
  }),
  mutation: translate({
    id: 'reference.index.mutation',
    message: 'Operations that change something and return what they changed.',
  }),
  subscription: translate({
    id: 'reference.index.subscription',
    message: 'Operations that keep sending results.',
  }),
  object: translate({
    id: 'reference.index.object',
    message: 'Types that operations return, with the fields that a request can select.',
  }),
  interface: translate({
    id: 'reference.index.interface',
    message: 'Sets of fields that several objects have in common.',
  }),
  input: translate({
    id: 'reference.index.input',
    message: 'Types that arguments take, with the fields that a request can set.',
  }),
  enum: translate({ id: 'reference.index.enum', message: 'Types with a fixed list of values.' }),
  union: translate({
    id: 'reference.index.union',
    message: 'Types that stand for one of several objects.',
  }),
  scalar: translate({
    id: 'reference.index.scalar',
    message: 'Types of single values, with the format of each.',
  }),
  typeDirective: translate({
    id: 'reference.index.typeDirective',
    message: 'Marks on definitions of the schema.',
  }),
  operationDirective: translate({
    id: 'reference.index.operationDirective',
    message: 'Marks on parts of a request.',
  }),
};

/** Where the source is of a page that is made from the whole schema. */
export const sdlFolder = 'schema';

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
      text(
        `${introductions[category.kind]} ${translate({ id: 'reference.index.count', message: 'The schema has {count}.' }, { count })}`,
      ),
      ...deprecatedHint(context, category),
    ),
    ...indexTables(context, symbols),
  ];
  return {
    path: `${referencePath}/${category.folder}`,
    title: category.label,
    description: `${introductions[category.kind]} ${translate({ id: 'reference.index.all', message: 'All {count}, one line each.' }, { count })}`,
    editUrl: context.sourceUrl(sdlFolder),
    tree: { type: 'root', children: body },
  };
}

/** How many symbols of a category, or members of them, will be removed. */
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
      ? translate({
          id: 'reference.index.deprecatedParts',
          message:
            ' {count} part of them is deprecated: see {page}.| {count} parts of them are deprecated: see {page}.',
        })
      : translate({
          id: 'reference.index.deprecated',
          message:
            ' {count} part of them will be removed: see {page}.| {count} parts of them will be removed: see {page}.',
        }),
  );
  return phrases(message, {
    count: [text(formatNumber(count))],
    page: [
      link(
        deprecatedPath,
        text(translate({ id: 'reference.deprecated.title', message: 'Deprecated' })),
      ),
    ],
  });
}
