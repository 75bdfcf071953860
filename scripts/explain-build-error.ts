import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { printable, suggest } from 'graphql-docs-reference/graphql';

const mostLines = 18;

/** What went wrong in at most 20 lines: place and fix if they are known, and no stacks. */
export async function explainBuildError(
  error: unknown,
  title = 'The build failed.',
): Promise<string> {
  const message = printable(stripVTControlCharacters(describe(error)));
  const broken = parseBrokenLinks(message);
  const text = broken.length > 0 ? await explainBrokenLinks(broken) : await explainSidebar(message);
  const lines = text.split('\n').filter((line) => !/^\s+at /.test(line));
  const shown = lines.slice(0, mostLines);
  const rest = lines.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`… and ${rest} lines more.`] : [])].join('\n');
}

/** The root cause, behind what was being made where that says more than the cause. */
function describe(error: unknown): string {
  const messages = causes(error).map((one) => (one instanceof Error ? one.message : String(one)));
  const root = messages.at(-1) ?? '';
  if (/^(?:EACCES|EPERM|EROFS)\b/.test(root))
    return `${root}. Give yourself the right to write there.`;
  if (hasPlace.test(root)) return root;
  const firstLines = messages.slice(0, -1).flatMap((message) => message.split('\n')[0] ?? []);
  const contexts = firstLines.filter((line) => !saysNothing.test(line));
  return contexts.find((context) => context.includes(root)) ?? [...contexts, root].join(': ');
}

const hasPlace = /^\S+:\d+:\d+ |^\d+ problems? in the input|^Docusaurus found broken/;

/** What Docusaurus puts around every error. */
const saysNothing = /^Unable to build website|^Docusaurus static site generation failed/;

/** From the outermost to the root; of several at once the first, which says as much as the rest. */
function causes(error: unknown): unknown[] {
  if (error instanceof AggregateError) return causes(error.errors[0]);
  if (!(error instanceof Error) || error.cause === undefined) return [error];
  return [error, ...causes(error.cause)];
}

export interface BrokenLink {
  readonly page: string;
  readonly target: string;
}

/** Links in Docusaurus' report of broken links or anchors. */
export function parseBrokenLinks(message: string): BrokenLink[] {
  if (!/Docusaurus found broken (?:links|anchors)/.test(message)) return [];
  let page = '';
  return message.split('\n').flatMap((line) => {
    page = /source page path = (\S+?):?$/.exec(line)?.[1] ?? page;
    const target = /-> linking to (\S+)/.exec(line)?.[1];
    return target === undefined ? [] : [{ page, target }];
  });
}

async function explainBrokenLinks(links: readonly BrokenLink[]): Promise<string> {
  const sources = await readSources();
  const lines = links.map(({ page, target }) => {
    const place = locate(sources, page, target);
    return `${place ?? `the page ${page}`} Unexpected link to "${target}", which does not exist. Correct the address, or remove the link.`;
  });
  return [`${links.length} broken ${links.length === 1 ? 'link' : 'links'}:`, ...lines].join('\n');
}

interface Source {
  readonly file: string;
  readonly text: string;
}

async function readSources(): Promise<Source[]> {
  const files = await Globby(['{docs,blog,src/pages}/**/*.{md,mdx}', '!docs/graphql/**']);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/** `file:line:column` of a link, which may be written as an address or as a path of a file. */
export function locate(
  sources: readonly Source[],
  page: string,
  target: string,
): string | undefined {
  const [path = '', hash] = target.split('#');
  const end = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  const own = sources.filter(({ file }) =>
    file.includes(page.replace(/\/$/, '').split('/').at(-1) ?? ''),
  );
  for (const { file, text } of [...own, ...sources]) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const match of line.matchAll(/\]\(([^)\s]+)/g)) {
        const url = match[1] ?? '';
        const [urlPath = '', urlHash] = url.split('#');
        const sameHash = urlHash === hash;
        const sameEnd = urlPath
          .replace(/\.mdx?$/, '')
          .replace(/\/(?:index)?$/, '')
          .endsWith(end);
        if (url === target || (sameHash && sameEnd && end !== '')) {
          return `${file}:${index + 1}:${match.index + 3}`;
        }
      }
    }
  }
  return undefined;
}

/** Entries of a sidebar that are no guide, each at its place; another message stays as it is. */
async function explainSidebar(message: string): Promise<string> {
  const [, file, unknown = '', known = ''] =
    /^Invalid sidebar file at "(.+)"\.\nThese .+ do not exist:\n([^]+?)\n\nAvailable .+:\n([^]+)/.exec(
      message,
    ) ?? [];
  if (file === undefined) return message;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const guides = idsIn(known);
  return idsIn(unknown)
    .map((id) => {
      const line = lines.findIndex((text) => text.includes(`'${id}'`));
      const place = line < 0 ? '1:1' : `${line + 1}:${(lines[line]?.indexOf(`'${id}'`) ?? 0) + 1}`;
      return `${file}:${place} Unexpected "${id}", which is no guide.${suggest(id, guides)}`;
    })
    .join('\n');
}

function idsIn(list: string): string[] {
  return list.match(/(?<=^- ).+/gm) ?? [];
}
