import {
  isDirective,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Block, CodeFrame } from '../document/tree';
import type { CodeToken } from '../graphql/code-tokens';
import { categoryOf } from '../graphql/routes';
import type { ReferenceSymbol } from '../graphql/symbols';
import { deprecationOf, isOperation } from '../graphql/symbols';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { sourceOf } from './context';
import { summarize } from './description';
import { historyLine } from './history';
import { directivePage } from './pages/directive';
import { enumPage } from './pages/enum';
import { fieldsPage } from './pages/fields';
import { inputPage } from './pages/input';
import { operationPage } from './pages/operation';
import { scalarPage } from './pages/scalar';
import { unionPage } from './pages/union';
import { t } from '../i18n/t';

/** A page of the reference: what it says, and where it is. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  /** One sentence, as plain text. */
  readonly description: string;
  readonly tree: Root;
  /** Where its source can be changed. */
  readonly editUrl?: string | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** A page that follows another or comes before it. */
interface PageLink {
  readonly title: string;
  readonly path: string;
  readonly isDeprecated?: true;
}

/**
 * The page of a symbol.
 *
 * @param around the symbols before it and after it.
 */
export function makePage(
  context: ReferenceContext,
  symbol: ReferenceSymbol,
  [previous, next]: readonly (ReferenceSymbol | undefined)[] = [],
): ReferencePage {
  const { forms } = categoryOf(symbol.kind);
  const summary = summarize(symbol.definition.description);
  const source = sourceOf(symbol);
  return {
    path: symbol.path,
    title: titleOf(symbol),
    description:
      summary === ''
        ? t('reference.pageOf', { kind: pluralForm(1, forms), name: symbol.name })
        : summary,
    editUrl: source && context.sourceUrl(source.file, source.line),
    previous: linkTo(previous),
    next: linkTo(next),
    tree: withLocalLinks(symbol.path, pageBody(context, symbol)),
  };
}

function pageBody(context: ReferenceContext, symbol: ReferenceSymbol): Block[] {
  if (isOperation(symbol)) return operationPage(context, symbol);
  const { definition } = symbol;
  if (isObjectType(definition) || isInterfaceType(definition)) {
    return fieldsPage(context, definition);
  }
  const history = historyLine(context, symbol.coordinate);
  if (isDirective(definition)) return [...history, ...directivePage(context, definition)];
  if (isEnumType(definition)) return [...history, ...enumPage(context, definition)];
  if (isInputObjectType(definition)) return [...history, ...inputPage(context, definition)];
  if (isScalarType(definition)) return [...history, ...scalarPage(context, definition)];
  return [...history, ...unionPage(context, definition)];
}

function titleOf(symbol: ReferenceSymbol): string {
  return symbol.kind.endsWith('Directive') ? symbol.coordinate : symbol.name;
}

function linkTo(symbol: ReferenceSymbol | undefined): PageLink | undefined {
  return (
    symbol && {
      title: titleOf(symbol),
      path: symbol.path,
      ...(deprecationOf(symbol) && { isDeprecated: true }),
    }
  );
}

/** Links of code within the page are its anchors alone, which keeps pages of large types small. */
function withLocalLinks(path: string, children: Block[]): Root {
  const tree: Root = { type: 'root', children };
  visit(tree, (node) => {
    for (const frame of framesOf(node)) {
      frame.lines = frame.lines.map((line) =>
        line.map((token): CodeToken => {
          const [text, tokenClass, href] = token;
          return href?.startsWith(`${path}#`) ? [text, tokenClass, href.slice(path.length)] : token;
        }),
      );
    }
  });
  return tree;
}

function framesOf(node: Nodes): readonly CodeFrame[] {
  if (node.type === 'migration') return [...node.before, ...node.after];
  return node.type === 'codeFrame' ? [node] : [];
}
