import type { PhrasingContent } from 'mdast';
import type { Block } from 'graphql-docs-reference/document';
import { inlineCode, list, paragraph, text } from 'graphql-docs-reference/document';
import type { Product } from 'graphql-docs-reference/options';
import { authValue, bearer } from 'graphql-docs-reference/options';
import { parseMarkdown } from 'graphql-docs-reference/reference';
import type { Reference } from '../read-reference';

/** What a program needs to know before it opens a page. */
export function instructions(reference: Reference): Block[] {
  const { introduction, siteUrl } = reference.product;
  return [
    ...(introduction === undefined ? [] : [paragraph(text(introduction))]),
    list([...usage(reference.product), pages(), coordinates(reference), tools(siteUrl)]),
  ];
}

function usage(product: Product): PhrasingContent[][] {
  return (product.usage ?? usageOf(product)).map((source) =>
    parseMarkdown(source).children.flatMap((node) =>
      node.type === 'paragraph' ? node.children : [],
    ),
  );
}

/** What is true of any API. */
function usageOf({ endpoint, auth = bearer }: Product): string[] {
  if (endpoint === undefined) return [];
  return [
    `Requests: \`POST\` JSON with \`query\` and \`variables\` to \`${endpoint}\`.`,
    `Authentication: the header \`${auth.header}: ${authValue(auth, '<access token>')}\`.`,
  ];
}

function pages(): PhrasingContent[] {
  return [
    text('Pages: each guide, post and page of the reference is plain Markdown at its address and '),
    inlineCode('.md'),
    text('. Links in such pages lead to such pages.'),
  ];
}

function coordinates({ context, product }: Reference): PhrasingContent[] {
  const samples = (['query', 'object'] as const).flatMap((kind) => {
    const symbol = context.symbols.find((candidate) => candidate.kind === kind);
    if (!symbol) return [];
    const address = product.siteUrl(`${symbol.path}.md`);
    return [inlineCode(symbol.coordinate), text(' is at '), inlineCode(address), text('. ')];
  });
  return [
    text('Addresses: a symbol is below its kind, in lower case with hyphens. '),
    ...samples,
    text('Headings and code in text are coordinates.'),
  ];
}

function tools(siteUrl: Product['siteUrl']): PhrasingContent[] {
  return [
    text('Model Context Protocol: '),
    inlineCode(`npx -y ${siteUrl('/mcp.tgz')}`),
    text(
      ` starts a server over stdio, which needs no network then. It searches and reads these pages and validates requests, and runs them.`,
    ),
  ];
}
