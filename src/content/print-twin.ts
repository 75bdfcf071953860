import type { LinkTo, MarkdownPage } from '../document/markdown';
import { toMarkdown } from '../document/markdown';
import { link, paragraph, text } from '../document/tree';
import { siteUrl } from '../product';
import { llmsPath, twinAddress } from './twin-addresses';
import type { Twin } from './twin';

/** The twin of a page of one tree. */
export function printTwin(
  page: MarkdownPage & Pick<Twin, 'path' | 'kind'>,
  linkTo: LinkTo = linkFromSite,
): Twin {
  const { path, kind, title, description } = page;
  return { path, kind, title, description, markdown: toMarkdown(page, { linkTo, note }) };
}

/** Links of a page that is made in code: places of the page itself need no address. */
export function linkFromSite({ url }: { readonly url: string }): string | undefined {
  if (url.startsWith('#')) return undefined;
  return url.startsWith('/') ? twinAddress(url) : url;
}

const note = [
  paragraph(text('All pages as Markdown: '), link(siteUrl(llmsPath), text('llms.txt')), text('.')),
];
