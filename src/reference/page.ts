import type { Root } from 'mdast';
import { isDirective, isEnumType, isInputObjectType, isScalarType, isUnionType } from 'graphql';
import type { ReferenceSymbol } from '../graphql/symbols';
import { categoryOf, referencePath } from '../graphql/categories';
import { isOperation } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { sourceOf } from './context';
import { summarize } from './description';
import type { Block } from './nodes';
import { directivePage } from './pages/directive';
import { enumPage } from './pages/enum';
import { fieldsPage } from './pages/fields';
import { inputPage } from './pages/input';
import { operationPage } from './pages/operation';
import { scalarPage } from './pages/scalar';
import { unionPage } from './pages/union';
import type { FrontMatter } from './serialize';
import { serializePage } from './serialize';

/** MDX of the page of a symbol. */
export function printPage(context: ReferenceContext, symbol: ReferenceSymbol): string {
  const body: Root = { type: 'root', children: pageBody(context, symbol) };
  return serializePage(frontMatter(context, symbol), body);
}

function pageBody(context: ReferenceContext, symbol: ReferenceSymbol): Block[] {
  if (isOperation(symbol)) return operationPage(context, symbol, symbol.definition);
  const { definition } = symbol;
  if (isDirective(definition)) return directivePage(context, definition);
  if (isEnumType(definition)) return enumPage(context, definition);
  if (isInputObjectType(definition)) return inputPage(context, definition);
  if (isScalarType(definition)) return scalarPage(context, definition);
  if (isUnionType(definition)) return unionPage(context, definition);
  return fieldsPage(context, definition);
}

function frontMatter(context: ReferenceContext, symbol: ReferenceSymbol): FrontMatter {
  const { singular } = categoryOf(symbol.kind);
  const summary = summarize(symbol.definition.description, context.links);
  const source = sourceOf(symbol);
  const siblings = context.symbols.filter(({ kind }) => kind === symbol.kind);
  const position = siblings.indexOf(symbol);
  return {
    title: symbol.kind.endsWith('Directive') ? symbol.coordinate : symbol.name,
    description: summary === '' ? `The ${singular} ${symbol.name} of the GraphQL API.` : summary,
    slug: symbol.path.replace('/docs', ''),
    displayed_sidebar: 'docs',
    reference: symbol.kind,
    custom_edit_url: (source && context.sourceUrl(source.file, source.line)) ?? null,
    pagination_prev: docId(siblings[position - 1]),
    pagination_next: docId(siblings[position + 1]),
  };
}

/** Identifier by which Docusaurus knows the page of a symbol: its file below `docs`. */
function docId(symbol: ReferenceSymbol | undefined): string | null {
  return symbol ? symbol.path.replace(/^\/docs\//, '') : null;
}

/** File of a symbol's page below the folder of the reference. */
export function pageFile({ path }: ReferenceSymbol): string {
  return `${path.slice(referencePath.length + 1)}.mdx`;
}
