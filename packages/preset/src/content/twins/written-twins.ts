import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Metadata, Written } from '../list-written';
import { pathOf } from '../list-written';
import { printTwin } from '../print-twin';
import type { Reference } from '../read-reference';
import type { Twin } from '../twin';
import { makeIndexes } from './llms';
import type { TwinsOfSite } from './make-twins';
import { playgroundPage } from './playground-page';

interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
}

/**
 * The twins of the reference, and the guides and posts of a site as their authors wrote them: what
 * components they use is up to them, so their text is taken as it is.
 */
export async function makeWrittenTwins(
  { siteDir, baseUrl }: Site,
  reference: Reference,
  written: Written,
): Promise<TwinsOfSite> {
  const toTwins = (kind: Twin['kind'], all: readonly Metadata[]): Promise<Twin[]> =>
    Promise.all(
      all.map(async ({ title, description = title, permalink, source }) => {
        const file = resolve(siteDir, aliasedSitePathToRelativePath(source));
        const head = printTwin(
          { path: pathOf(permalink, baseUrl), kind, title, description, tree: empty },
          reference.product.siteUrl,
        );
        return { ...head, markdown: `${head.markdown}\n${await readBody(file)}` };
      }),
    );
  const [guides, posts] = await Promise.all([
    toTwins('guide', written.guides),
    toTwins('post', written.posts),
  ]);
  const twins = [
    ...guides,
    ...posts,
    ...reference.pages.paths.map((path) => reference.twin(path)),
    playgroundPage(reference),
  ];
  return {
    twins: twins.sort((a, b) => (a.path < b.path ? -1 : 1)),
    indexes: makeIndexes({ reference, guides: [{ label: 'Guides', guides }], posts }),
  };
}

const empty = { type: 'root' as const, children: [] };

/** The text of a file without what is for the build: front matter, title, imports, comments. */
async function readBody(filePath: string): Promise<string> {
  const fileContent = await readFile(filePath, 'utf8');
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const [intro = '', ...rest] = content.split(/^(?=```|~~~)/m);
  const prose = intro
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(/^\s*# .*$/m, '');
  return `${[prose, ...rest].join('').trim()}\n`;
}
