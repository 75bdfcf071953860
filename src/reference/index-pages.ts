import type { Root } from 'mdast';
import type { Category } from '../graphql/categories';
import { categories, referencePath } from '../graphql/categories';
import type { ReferenceContext } from './context';
import { summarize } from './description';
import { countOf } from './members';
import type { Block } from './nodes';
import { paragraph, text, textElement } from './nodes';
import { coordinateLink } from './sections';
import { serializePage } from './serialize';

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

/** MDX of the index page of a category: every symbol in one line. */
export function printIndexPage(context: ReferenceContext, category: Category): string {
  const symbols = context.symbols.filter(({ kind }) => kind === category.kind);
  const count = countOf(symbols.length, category.singular).replace(/ys$/, 'ies');
  const body: Block[] = [
    paragraph(text(`${introductions[category.kind]} The schema has ${count}.`)),
    {
      type: 'list',
      spread: false,
      children: symbols.map(({ coordinate, definition }) => ({
        type: 'listItem',
        children: [
          paragraph(
            coordinateLink(context, coordinate),
            ...('deprecationReason' in definition && definition.deprecationReason
              ? [text(' '), textElement('Badge', { kind: 'deprecated' })]
              : []),
            text(
              definition.description ? ` ${summarize(definition.description, context.links)}` : '',
            ),
          ),
        ],
      })),
    },
  ];
  return serializePage(
    {
      title: category.label,
      description: `${introductions[category.kind]} All ${count}, one line each.`,
      slug: `${referencePath}/${category.folder}`.replace('/docs', ''),
      displayed_sidebar: 'docs',
      custom_edit_url: context.sourceUrl(sdlFolder) ?? null,
      pagination_prev: null,
      pagination_next: null,
    },
    { type: 'root', children: body } satisfies Root,
  );
}
