import type { Block, LinkTo, MarkdownPage } from 'graphql-docs-reference/document';
import { link, paragraph, text, toMarkdown } from 'graphql-docs-reference/document';
import type { Product } from 'graphql-docs-reference/options';
import { llmsPath, twinAddress } from './twin-addresses';
import type { Twin } from './twin';

/** The twin of a page of one tree. */
export function printTwin(
  page: MarkdownPage & Pick<Twin, 'path' | 'kind'>,
  siteUrl: Product['siteUrl'],
  linkTo = linkFromSite(siteUrl),
): Twin {
  const { path, kind, title, description } = page;
  return {
    path,
    kind,
    title,
    description,
    markdown: toMarkdown(page, { linkTo, note: noteOf(siteUrl) }),
  };
}

/** Links of a page that is made in code: places of the page itself need no address. */
export function linkFromSite(siteUrl: Product['siteUrl']): LinkTo {
  return ({ url }) => {
    if (url.startsWith('#')) return undefined;
    return url.startsWith('/') ? twinAddress(url, siteUrl) : url;
  };
}

function noteOf(siteUrl: Product['siteUrl']): Block[] {
  const index = link(siteUrl(llmsPath), text('llms.txt'));
  return [paragraph(text('All pages as Markdown: '), index, text('.'))];
}
