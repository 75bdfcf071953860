import type { Changelog } from '../../changelog/change';

import type { AnsweredExample } from '../../examples/example';
import type { SiteData, SiteExample, SitePage } from '../../mcp/site-data';
import { product } from '../../product';
import type { ReferenceContext } from '../../reference/context';
import { summarize } from '../../reference/description';
import type { GuideRecord } from '../../search/guide-record';
import { makeSymbolFile } from '../../search/symbol-file';
import type { TextFile } from '../../search/text-file';
import { readSdl } from '../sandbox/read-sdl';
import { describeMembers } from '../search/describe-members';

export interface SiteParts {
  readonly context: ReferenceContext;
  /** False where `SCHEMA` names another schema. */
  readonly isOwn: boolean;
  readonly guides: readonly GuideRecord[];
  /** Texts of the guides, as the search has them. */
  readonly texts: TextFile['pages'];
  readonly pages: readonly SitePage[];
}

/** What the server of a site knows, from what the site is made of. */
export function makeSiteData({ context, isOwn, guides, texts, pages }: SiteParts): SiteData {
  const { schema, examples, changelog } = context;
  const symbols = makeSymbolFile(schema, summarize);
  return {
    name: product.name,
    url: product.urls.site,
    version: versionOf(changelog),
    sdl: readSdl(schema),
    isModelled: isOwn,
    search: {
      symbols,
      guides,
      text: { pages: texts, descriptions: describeMembers(schema, symbols) },
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
