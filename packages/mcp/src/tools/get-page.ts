import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import * as z from 'zod';
import type { Site, SitePage } from '../site';
import { urlOf } from '../site';
import type { Tool } from '../tool';
import { defineTool, ToolError } from '../tool';

const mostCharacters = 16_000;

const outputSchema = z.strictObject({
  title: z.string(),
  url: z.string(),
  markdown: z.string(),
  nextOffset: z.number().optional().describe('There is more: call again with it as offset.'),
});

const guides =
  'a guide, a blog post, the home page or a page of the reference. Guides explain what the schema cannot: requests, pagination, errors, rate limits, sign-in, webhooks, versions';

export function createGetPage(site: Site): Tool {
  const [path] = site.pages().keys();
  const example = path === undefined ? '' : ` ("${path}")`;
  return defineTool({
    name: 'get_page',
    title: 'Read a page',
    description: `A page as Markdown: ${site.data.hasGuides ? guides : 'a page of the reference'}. The path is a route${example} or an address that search gave, also with an anchor, which gives that section alone. At most ${mostCharacters} characters come at once; pass nextOffset as offset for what follows. For one symbol get_symbol is shorter.`,
    inputSchema: z.strictObject({
      path: z.string().min(1).max(500).describe('Route or address.'),
      offset: z.number().int().min(0).default(0),
    }),
    outputSchema,
    run: ({ path, offset }) => {
      const page = findPage(site, path);
      const { markdown, title } = page;
      if (offset > 0 && offset >= markdown.length) {
        const message = `Unexpected offset ${offset}: the page has ${markdown.length} characters.`;
        throw new ToolError(message);
      }
      const section = offset === 0 ? sectionAt(page, path) : undefined;
      const { start, length } = section ?? { start: offset, length: markdown.length - offset };
      const end = endOf(markdown, start, Math.min(length, mostCharacters));
      return {
        title,
        url: urlOf(site, page.path),
        markdown: markdown.slice(start, end),
        ...(end < start + length && { nextOffset: end }),
      };
    },
  });
}

/** @throws ToolError that names what is near. */
function findPage(site: Site, address: string): SitePage {
  const { url } = site.data;
  const [file = ''] = (address.startsWith(url) ? address.slice(url.length) : address).split(
    /[#?]/,
    1,
  );
  const path = `/${file.replace(/\.md$/, '').split('/').filter(Boolean).join('/')}`;
  const pages = site.pages();
  const page =
    pages.get(path) ??
    site.data.pages.find((one) => urlOf(site, one.path).replace(/\/$/, '') === url + path);
  if (page) return page;
  const near = suggestionList(path, [...pages.keys()]).slice(0, 3);
  const hint =
    near.length > 0
      ? `Did you mean ${near.map((one) => `"${one}"`).join(', ')}?`
      : 'Call search with the kind "guides" to find its address.';
  throw new ToolError(`There is no page "${path}". ${hint}`);
}

/** The section whose heading has the anchor of an address, with those below it. */
function sectionAt(
  { markdown, anchors: own = {} }: SitePage,
  address: string,
): { readonly start: number; readonly length: number } | undefined {
  const written = /#([^#]+)$/.exec(address)?.[1];
  if (written === undefined) return undefined;
  const anchor = decode(written);
  const headings = [...markdown.matchAll(/^(#{2,6}) (.+)$/gm)];
  const sought = own[anchor] === undefined ? anchor : wordsOf(own[anchor]);
  const find = (isIt: (text: string) => boolean): number =>
    headings.findIndex(([, , text = '']) => isIt(text));
  const named = find((text) => anchors(text).includes(sought));
  // Arguments of an operation are the members of its page, and those of a field are in its section.
  const [field = ''] = sought.split('.');
  const isNear = (text: string): boolean =>
    text.endsWith(`(${sought}:)\``) || anchors(text).includes(field);
  const at = named < 0 ? find(isNear) : named;
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(([, marks = '']) => marks.length <= levelOf(heading));
  const { index: start } = heading;
  return { start, length: (next?.index ?? markdown.length) - start };
}

/** A browser copies addresses with the letters of other alphabets encoded. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const levelOf = ([, marks = '']: RegExpMatchArray): number => marks.length;

/** Of a guide from its words, of a member of a symbol its coordinate without the owner. */
function anchors(heading: string): string[] {
  const coordinate = /`([^`]+)`/.exec(heading)?.[1] ?? '';
  const member = coordinate.replace(/^\w+\./, '').replace(/\((\w+):\)/, '.$1');
  return [wordsOf(heading), coordinate, member];
}

/** As github-slugger makes ids, which Docusaurus uses. */
function wordsOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{Mark}\p{Decimal_Number}\p{Connector_Punctuation} -]/gu, '')
    .replaceAll(' ', '-');
}

/** What is within reach, up to the end of its last paragraph, or else of its last line. */
function endOf(markdown: string, start: number, length: number): number {
  const reach = start + length;
  if (reach >= markdown.length) return markdown.length;
  for (const gap of ['\n\n', '\n']) {
    const end = markdown.lastIndexOf(gap, reach - gap.length);
    if (end > start) return end + gap.length;
  }
  return reach;
}
