import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { fileBehind } from '../../remark/links';

/**
 * The text of a file without what is for the build: front matter, title, imports, comments.
 *
 * @param addresses of pages by what links name: their files, or coordinates as `graphql:Query.a`.
 */
export async function readBody(
  siteDir: string,
  file: string,
  addresses: ReadonlyMap<string, string>,
): Promise<string> {
  const filePath = join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const [intro = '', ...rest] = content.split(/^(?=```|~~~)/m);
  const prose = intro
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(/^\s*# .*$/m, '');
  const addressOf = (path: string): string | undefined =>
    addresses.get(path.startsWith('graphql:') ? path : fileBehind(path, file));
  let fence: string | undefined;
  const parts = [prose, ...rest].map((part) => {
    const [, mark = '', info] = /^(`{3,}|~{3,})(.*)/.exec(part) ?? [];
    if (fence === undefined) fence = mark || undefined;
    // Only a mark as long as the first closes it, without words behind it.
    else if (mark.startsWith(fence) && info?.trim() === '') fence = undefined;
    return fence !== undefined ? part : withAddresses(part, addressOf).replace(headingId, '');
  });
  return `${parts.join('').trim()}\n`;
}

/** Twins have no anchors. */
const headingId = /(?<=^#{1,6} .*?)\s*\{#[\w-]+\}$/gm;

/** Where a link leads to a file of Markdown, or to what a coordinate names. */
const linkToPage =
  /(\]\(|^\[[^\]]+\]: *)([^)\s#]+\.mdx?|graphql:[^()\s]+(?:\([^()\s]*\))?)(?=[)\s#]|$)/gm;

function withAddresses(text: string, find: (path: string) => string | undefined): string {
  return text.replace(
    linkToPage,
    (_whole, lead: string, path: string) => `${lead}${find(path) ?? path}`,
  );
}
