import type { PhrasingContent } from 'mdast';
import type { Category } from '../graphql/categories';
import { categories, referencePath } from '../graphql/categories';
import { ownersOf } from '../changelog/history';
import { deprecatedPath } from '../graphql/routes';
import type { ReferenceContext } from './context';
import { summarize } from './description';
import { countOf } from './members';
import type { Block } from '../document/tree';
import { link, list, paragraph, text } from '../document/tree';
import type { ReferencePage } from './page';
import { coordinateLink } from './sections';

const introductions: Readonly<Record<Category['kind'], string>> = {
  query: 'Operations that read, and change nothing.',
  mutation: 'Operations that change something and return what they changed.',
  subscription: 'Operations that keep sending results.',
  object: 'Types that operations return, with the fields that a request can select.',
  interface: 'Sets of fields that several objects have in common.',
  input: 'Types that arguments take, with the fields that a request can set.',
  enum: 'Types with a fixed list of values.',
  union: 'Types that stand for one of several objects.',
  scalar: 'Types of single values, with the format of each.',
  typeDirective: 'Marks on definitions of the schema.',
  operationDirective: 'Marks on parts of a request.',
};

/** Where the source is of a page that is made from the whole schema. */
export const sdlFolder = 'schema';

/** The categories that have symbols in this schema, in the order of the sidebar. */
export function categoriesOf({ symbols }: ReferenceContext): Category[] {
  return categories.filter(({ kind }) => symbols.some((symbol) => symbol.kind === kind));
}

/** The index page of a category: every symbol in one line. */
export function makeIndexPage(context: ReferenceContext, category: Category): ReferencePage {
  const symbols = context.symbols.filter(({ kind }) => kind === category.kind);
  const count = countOf(symbols.length, category.singular).replace(/ys$/, 'ies');
  const body: Block[] = [
    paragraph(
      text(`${introductions[category.kind]} The schema has ${count}.`),
      ...deprecatedHint(context, category),
    ),
    list(
      symbols.map(({ coordinate, definition }) => [
        coordinateLink(context, coordinate),
        ...('deprecationReason' in definition && definition.deprecationReason
          ? [text(' '), { type: 'badge', kind: 'deprecated' } as const]
          : []),
        text(definition.description ? ` ${summarize(definition.description)}` : ''),
      ]),
    ),
  ];
  return {
    path: `${referencePath}/${category.folder}`,
    title: category.label,
    description: `${introductions[category.kind]} All ${count}, one line each.`,
    editUrl: context.sourceUrl(sdlFolder),
    tree: { type: 'root', children: body },
  };
}

/** How many symbols of a category, or members of them, will be removed. */
function deprecatedHint(
  { changelog, symbols }: ReferenceContext,
  { kind }: Category,
): PhrasingContent[] {
  const own = new Set(symbols.flatMap((symbol) => (symbol.kind === kind ? symbol.coordinate : [])));
  const count = changelog.upcoming.filter(({ coordinate }) =>
    [coordinate, ...ownersOf(coordinate)].some((name) => own.has(name)),
  ).length;
  if (count === 0) return [];
  return [
    text(` ${countOf(count, 'part')} of them will be removed: see `),
    link(deprecatedPath, text('Deprecated')),
    text('.'),
  ];
}
