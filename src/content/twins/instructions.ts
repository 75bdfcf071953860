import type { PhrasingContent } from 'mdast';
import type { Block } from '../../document/tree';
import { inlineCode, list, paragraph, text } from '../../document/tree';
import { product, siteUrl } from '../../product';
import type { ReferenceContext } from '../../reference/context';

/** What a program needs to know before it opens a page. */
export function instructions(context: ReferenceContext, isOwn: boolean): Block[] {
  return [
    ...(isOwn ? [paragraph(text(product.introduction))] : []),
    list([...(isOwn ? [endpoint(), access()] : []), pages(), coordinates(context), tools()]),
  ];
}

function endpoint(): PhrasingContent[] {
  return [
    text('Requests: '),
    inlineCode('POST'),
    text(' JSON with '),
    inlineCode('query'),
    text(' and '),
    inlineCode('variables'),
    text(' to '),
    inlineCode(product.urls.api),
    text('. Errors come with HTTP status 200, in '),
    inlineCode('errors'),
    text('; decide by '),
    inlineCode('extensions.code'),
    text('.'),
  ];
}

function access(): PhrasingContent[] {
  return [
    text(
      'Authentication: public queries need no token. All else needs an access token of the identity provider at ',
    ),
    inlineCode(product.urls.identity),
    text(' (OpenID Connect with PKCE) in the header '),
    inlineCode('Authorization: Bearer <access token>'),
    text('; the page of each operation says which role it takes.'),
  ];
}

function pages(): PhrasingContent[] {
  return [
    text('Pages: every page of the site is plain Markdown at its address and '),
    inlineCode('.md'),
    text('. Links in such pages lead to such pages.'),
  ];
}

function coordinates({ symbols }: ReferenceContext): PhrasingContent[] {
  const samples = (['query', 'object'] as const).flatMap((kind) => {
    const symbol = symbols.find((candidate) => candidate.kind === kind);
    if (!symbol) return [];
    const address = siteUrl(`${symbol.path}.md`);
    return [inlineCode(symbol.coordinate), text(' is at '), inlineCode(address), text('. ')];
  });
  return [
    text('Addresses: a symbol is below its kind, in lower case with hyphens. '),
    ...samples,
    text('Headings and code in text are coordinates.'),
  ];
}

function tools(): PhrasingContent[] {
  return [
    text('Model Context Protocol: '),
    inlineCode(`npx -y ${siteUrl('/mcp.tgz')}`),
    text(
      ` starts a server over stdio, which needs no network then. It searches and reads these pages and validates requests, and runs them.`,
    ),
  ];
}
