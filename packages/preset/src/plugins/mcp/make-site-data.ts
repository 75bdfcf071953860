import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteData, SiteExample } from 'graphql-docs-mcp';
import type { Changelog } from 'graphql-docs-reference/changelog';
import type { AnsweredExample } from 'graphql-docs-reference/examples';
import type { LoadedSchema } from 'graphql-docs-reference/graphql';
import { atRoot, createSchemaStore } from 'graphql-docs-reference/graphql';
import type { ModelOption } from 'graphql-docs-reference/options';
import { migrationHref, referenceTitle } from 'graphql-docs-reference/reference';
import { modelModule } from '../../content/read-model';
import type { LoadedReference, SiteOptions } from '../../content/read-reference';
import { createReferenceReader } from '../../content/read-reference';
import type { Twin } from '../../content/twin';
import { makeTwinsOfSite } from '../../content/twins/make-twins';
import type { Guides } from '../search/find-guides';
import { readOwnGuides } from '../search/own-search';
import { makeSearchFiles, sitePages } from '../search/search-files';

interface SiteParts {
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
  const pages = twins.filter(({ kind }) => reference.guides !== undefined || kind === 'reference');
  const paths = new Set(pages.map(({ path }) => path));
  const made = sitePages([...paths], { title: referenceTitle(context) });
  const search = await makeSearchFiles(dir, { schema, samples }, guides, made);
  const texts = Object.entries(search.text.pages).filter(([path]) => paths.has(path));
  return {
    name: product.name,
    url: product.siteUrl(''),
    ...(mount !== atRoot && { mount }),
    version: versionOf(changelog),
    sdl,
    ...(rows === undefined ? {} : { rows }),
    callers: callers.map(({ id, description }) => ({ id, description })),
    hasLimits: context.hasLimits,
    hasGuides: reference.guides !== undefined,
    ...(setUp === undefined ? {} : { setUp: product.siteUrl(setUp) }),
    search: {
      ...search,
      // What the search leads to can be read.
      guides: search.guides.filter(({ path }) => paths.has(path)),
      text: { ...search.text, pages: Object.fromEntries(texts) },
    },
    // What a twin says is made when it is read.
    pages,
    examples: examples.map(toSiteExample),
    changelog,
    migrations: Object.fromEntries(
      changelog.upcoming.flatMap(({ coordinate }) => {
        const href = migrationHref(context, coordinate);
        return href === undefined ? [] : [[coordinate, href]];
      }),
    ),
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

/**
 * The data of this site from its sources, without a build.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readSiteData(options: SiteOptions): Promise<SiteData> {
  const store = createSchemaStore();
  // What builds of the site have kept is taken from there.
  const read = createReferenceReader('.', { ...options, store }, resolve('docusaurus.config.ts'));
  const { product, samples } = options;
  const [reference, guides] = await Promise.all([read(), readOwnGuides(product.placeholders)]);
  const { twins } = await makeTwinsOfSite('.', reference, { store });
  return makeSiteData({ dir: '.', reference, samples, guides, twins });
}

/** Module of what answers documents, for a program that runs from the sources. */
export function sourceModel(model: ModelOption | undefined): URL {
  return pathToFileURL(modelModule('.', model));
}
