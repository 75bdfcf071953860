import type { Changelog } from '../../changelog/change';
import type { Twin } from '../../content/twins';
import type { AnsweredExample } from '../../examples/example';
import type { SiteData, SiteExample } from '../../mcp/site-data';
import { product } from '../../product';
import type { ReferenceContext } from '../../reference/context';
import { summarize } from '../../reference/description';
import type { Town } from '../../sandbox';
import { makeSymbolFile } from '../../search/symbol-file';
import { describeMembers } from '../search/describe-members';
import type { Guides } from '../search/list-guides';
import { readWords } from '../search/read-words';
import { sitePages } from '../search/site-pages';

export interface SiteParts {
  /** Of the site. */
  readonly dir: string;
  readonly context: ReferenceContext;
  /** False where `SCHEMA` names another schema, of which guides say nothing. */
  readonly isOwn: boolean;
  readonly sdl: string;
  /** First rows of the model; another schema has none. */
  readonly town?: Town | undefined;
  /** As the search has them. */
  readonly guides: Guides;
  readonly twins: readonly Twin[];
}

/** What the server of a site knows, from what the site is made of. */
export async function makeSiteData(parts: SiteParts): Promise<SiteData> {
  const { dir, context, isOwn, sdl, town, guides, twins } = parts;
  const { schema, examples, changelog } = context;
  const symbols = makeSymbolFile(schema, summarize);
  const pages = twins.filter(({ kind }) => isOwn || kind === 'reference');
  const paths = new Set(pages.map(({ path }) => path));
  const allGuides = [...guides.guides, ...sitePages({ paths: [...paths] })];
  const texts = Object.entries(guides.pages).filter(([path]) => paths.has(path));
  return {
    name: product.name,
    url: product.urls.site,
    version: versionOf(changelog),
    sdl,
    ...(town ? { town } : {}),
    isOwn,
    search: {
      symbols,
      // What the search leads to can be read.
      guides: allGuides.filter(({ path }) => paths.has(path)),
      words: await readWords(dir, { symbols, guides: allGuides, isOwn }),
      text: { pages: Object.fromEntries(texts), descriptions: describeMembers(schema, symbols) },
    },
    pages: pages.map(({ path, title, markdown }) => ({ path, title, markdown })),
    examples: examples.map(toSiteExample),
    changelog,
  };
}

/** Of the newest release, as a version of npm: `2026.1.5`. */
function versionOf({ releases }: Changelog): string {
  const day = releases.find(({ date }) => date !== undefined)?.date ?? '';
  return day === '' ? '0.0.0' : day.split('-').map(Number).join('.');
}

function toSiteExample(example: AnsweredExample): SiteExample {
  const { name, sentence, query, as, variables, before, answer } = example;
  return {
    name,
    sentence,
    query,
    as,
    ...(variables && { variables: variables.values }),
    before: before.map((one) => one.name),
    answer,
  };
}
