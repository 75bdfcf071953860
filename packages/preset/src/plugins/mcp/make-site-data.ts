import type { Changelog } from 'graphql-docs-reference/changelog';
import type { Twin } from '../../content/twins';
import type { LoadedReference } from '../../content/read-reference';
import type { AnsweredExample } from 'graphql-docs-reference/examples';
import type { LoadedSchema } from 'graphql-docs-reference/graphql';
import { atRoot } from 'graphql-docs-reference/graphql';
import type { SiteData, SiteExample } from 'graphql-docs-mcp';
import { summarize } from 'graphql-docs-reference/reference';
import { makeSymbolFile } from 'graphql-docs-reference/search';
import { describeMembers } from '../search/describe-members';
import type { Guides } from '../search/list-guides';
import { readWords } from '../search/read-words';
import { sitePages } from '../search/site-pages';

export interface SiteParts {
  /** Of the site. */
  readonly dir: string;
  readonly reference: LoadedReference;
  readonly samples: LoadedSchema['samples'];
  /** As the search has them. */
  readonly guides: Guides;
  readonly twins: readonly Twin[];
}

/** What the server of a site knows, from what the site is made of. */
export async function makeSiteData(parts: SiteParts): Promise<SiteData> {
  const { dir, reference, samples, guides, twins } = parts;
  const { context, product, sdl, rows, mount } = reference;
  const { schema, examples, changelog, callers, contract } = context;
  const setUp = reference.guides?.codingAgents;
  const symbols = makeSymbolFile(schema, summarize);
  const pages = twins.filter(({ kind }) => reference.guides !== undefined || kind === 'reference');
  const paths = new Set(pages.map(({ path }) => path));
  const allGuides = [...guides.guides, ...sitePages({ paths: [...paths] })];
  const texts = Object.entries(guides.pages).filter(([path]) => paths.has(path));
  return {
    name: product.name,
    url: product.siteUrl(''),
    ...(mount !== atRoot && { mount }),
    version: versionOf(changelog),
    sdl,
    ...(rows === undefined ? {} : { rows }),
    callers: callers.map(({ id, description }) => ({ id, description })),
    hasGuides: reference.guides !== undefined,
    ...(setUp === undefined ? {} : { setUp: product.siteUrl(setUp) }),
    search: {
      symbols,
      // What the search leads to can be read.
      guides: allGuides.filter(({ path }) => paths.has(path)),
      words: await readWords(dir, { symbols, guides: allGuides, samples }),
      text: { pages: Object.fromEntries(texts), descriptions: describeMembers(schema, symbols) },
    },
    pages: pages.map(({ path, title, markdown }) => ({ path, title, markdown })),
    examples: examples.map(toSiteExample),
    changelog,
    contract,
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
