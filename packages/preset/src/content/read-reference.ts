import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { AllContent } from '@docusaurus/types';
import { memo } from 'graphql-docs-reference/calls';
import { releasePathsOf } from 'graphql-docs-reference/changelog';
import type { AnsweredExample } from 'graphql-docs-reference/examples';
import type {
  Exchange,
  LoadedSchema,
  Mount,
  Problem,
  SchemaStore,
} from 'graphql-docs-reference/graphql';
import { atRoot, findUnknownNames, InputError, place } from 'graphql-docs-reference/graphql';
import { printJson } from 'graphql-docs-reference/json';
import type {
  Contract,
  Directives,
  GroupBy,
  Guides,
  Product,
  Texts,
} from 'graphql-docs-reference/options';
import type {
  ReferenceContext,
  ReferencePage,
  ReferencePages,
} from 'graphql-docs-reference/reference';
import {
  createContext,
  listPages,
  resolveLinkTo,
  resolveOwnLink,
} from 'graphql-docs-reference/reference';
import type { MarkdownSettings } from '../remark/read-markdown';
import { keyOf } from '../store';
import { checkDescriptionLinks, countUnknownLinks } from './check-description-links';
import type { ModelOptions, ReadingOptions } from './read-model';
import { createModelReader } from './read-model';
import { hashCode } from './hash-code';
import { readGuideSamples } from './read-guide-samples';
import { createChangelogReader } from './read-releases';
import { createSchemaReader, readVersions, warnOfMissing } from './read-schema';
import type { Twin } from './twin';
import { printTwin, twinOnDemand } from './twin';

/** What a site says of the API that it documents. */
export interface SiteOptions extends ModelOptions {
  /** File or glob of SDL, relative to the site. */
  readonly schema: string;
  readonly product: Product;
  /** What the schema says of access, errors and what goes; nothing is said of it without. */
  readonly contract?: Contract | undefined;
  readonly texts?: Texts | undefined;
  readonly directives?: Directives | undefined;
  /** What makes the domains; the files of the schema without. */
  readonly groupBy?: GroupBy | undefined;
  /** Absent where the site's guides and posts are not about this schema. */
  readonly guides?: Guides | undefined;
  /** Whether samples of guides have to be valid. */
  readonly samples: LoadedSchema['samples'];
  /**
   * What becomes of links without a host in descriptions: they have to lead to pages or files of
   * this site (`error`), lead to the site with this address, or are text where it is absent.
   */
  readonly descriptionLinks?: 'error' | (string & {}) | undefined;
  /** Where the site has the reference; `/docs/graphql` of a site at `/` without. */
  readonly mount?: Mount | undefined;
}

export interface ReferenceOptions extends SiteOptions {
  /** Receives the schema each time that it is read. */
  readonly store: SchemaStore;
  /** How the site reads guides and posts. */
  readonly markdown?: MarkdownSettings | undefined;
  /** False where only the built site knows what links of descriptions lead to. */
  readonly areLinksChecked?: boolean | undefined;
}

/** The reference of a schema, and what its pages are made from. */
export interface Reference {
  readonly context: ReferenceContext;
  readonly product: Product;
  readonly guides?: Guides | undefined;
  readonly pages: ReferencePages;
  /** The Markdown of a page by its address, made when it is first asked for. */
  readonly twin: (path: string) => Twin;
  /** What whoever writes the schema could do for its pages. */
  readonly notes: readonly Problem[];
}

/** The reference of the schema that the site is built for, and what its model is made from. */
export interface LoadedReference extends Reference {
  readonly mount: Mount;
  /** All files of the schema, as they were read. */
  readonly sdl: string;
  /** What the model began with that answered examples, as JSON of its own. */
  readonly rows?: unknown;
  /** What readers of pages miss, or what is not checked, with what the owner of the site can do. */
  readonly warnings: readonly string[];
  /** Whether its pages are all there, but without what has to be answered. */
  readonly isOutline: boolean;
  /** Whether of what was answered only examples are of now. */
  readonly isPartlyOld: boolean;
}

/** The reference that the plugin `graphql-reference` with an id has loaded. */
export function findReference(content: AllContent, id = 'default'): LoadedReference {
  return content['graphql-reference']?.[id] as LoadedReference;
}

/** All of a site, in the order of its config. */
export function listReferences(content: AllContent): LoadedReference[] {
  return Object.values(content['graphql-reference'] ?? {}) as LoadedReference[];
}

/**
 * Gives a function that reads all files of which the reference is made: SDL, releases, examples,
 * migrations and guides. What hasn't changed since its last call is not answered again. An outline
 * has all pages without what has to be answered: examples and migrations.
 *
 * @param configPath module of the options, for answers to be kept from one build to the next.
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export function createReferenceReader(
  siteDir: string,
  options: ReferenceOptions,
  configPath?: string,
): (reading?: ReadingOptions) => Promise<LoadedReference> {
  const { product, guides, samples, descriptionLinks, store, contract = {}, texts = {} } = options;
  const { callers = [], examples: examplesDir, mount = atRoot, markdown } = options;
  const { areLinksChecked = true } = options;
  const readSource = createSchemaReader(siteDir, options.schema, {
    directives: options.directives,
    examples: examplesDir,
  });
  const modules = [configPath, options.model?.module].filter((path) => path !== undefined);
  const code = configPath === undefined ? undefined : hashCode(siteDir, modules);
  const readModel = createModelReader(siteDir, options, contract, code);
  const readChangelog = createChangelogReader(siteDir, options.schema, contract, code);
  return async (reading = {}) => {
    const { isOutline = false } = reading;
    const source = await readSource();
    const { schema } = source;
    if (samples !== 'off') await checkNames(siteDir, schema, options, configPath);
    if (descriptionLinks === 'error' && areLinksChecked)
      await checkDescriptionLinks(siteDir, schema);
    const model = await readModel(source, reading);
    const { examples, migrations, answer } = model;
    const generated = await model.generated();
    const context = createContext(schema, {
      examples: [...examples, ...generated.examples],
      unanswered: generated.unanswered,
      endings: await model.endings(),
      outcomes: await model.outcomes(),
      callers,
      resolveLink: descriptionLinks === 'error' ? resolveOwnLink : resolveLinkTo(descriptionLinks),
      migrations,
      guideSamples:
        guides && !isOutline ? await readGuideSamples(siteDir, product.placeholders, markdown) : [],
      changelog: await readChangelog(schema),
      contract,
      texts,
      directives: options.directives ?? {},
      groupBy: options.groupBy ?? 'file',
      source: releasePathsOf(options.schema),
      sourceUrl: product.sourceUrl,
      endpoint: product.endpoint,
      hasLimits: options.model?.hasLimitsOfApi === true,
      packageUrl: product.siteUrl('/mcp.tgz'),
    });
    const { faults, toWrite } = generated;
    // Whoever writes examples wants them all to be good ones.
    const notes = [...faults, ...(examplesDir === undefined ? [] : toWrite)];
    const reference = referenceOf(context, product, notes);
    const links = Array.from(
      context.links,
      ([coordinate, address]) => [coordinate, place(mount, address)] as const,
    );
    const { paths } = reference.pages;
    const first = firstOf([...examples, ...generated.examples]);
    const loaded: LoadedSchema = {
      schema,
      links: new Map(links),
      paths,
      samples,
      callers,
      ...(samples === 'error' && { answer }),
      first,
      ...(!options.model && { isMadeUp: true }),
      key: model.key && keyOf([model.key, JSON.stringify([links, paths, samples, first])]),
    };
    const versions = guides && (await readVersions(siteDir, loaded, mount));
    store.set(loaded, versions);
    const unknown =
      descriptionLinks === 'error' ? undefined : countUnknownLinks(schema, descriptionLinks);
    return {
      ...reference,
      guides,
      mount,
      sdl: source.sdl,
      rows: model.rows,
      isOutline,
      isPartlyOld: model.isPartlyOld ?? false,
      warnings: [
        ...(unknown === undefined ? [] : [unknown]),
        ...(versions && samples === 'error' ? warnOfMissing(versions) : []),
      ],
    };
  };
}

/** @throws InputError with each name that the options have and the schema has not. */
async function checkNames(
  siteDir: string,
  schema: GraphQLSchema,
  options: ReferenceOptions,
  configPath = join(siteDir, 'docusaurus.config'),
): Promise<void> {
  const unknown = findUnknownNames(schema, options);
  if (unknown.length === 0) return;
  const lines = (await readFile(configPath, 'utf8').catch(() => '')).split('\n');
  throw new InputError(
    unknown.map(({ name, message }) => {
      const line = lines.findIndex((text) => text.split(/\W+/).includes(name)) + 1;
      // The options may come from another module.
      return { file: relative(siteDir, configPath), line: line || 1, column: 1, message };
    }),
  );
}

/** A request for a list, if there is one. */
function firstOf(examples: readonly AnsweredExample[]): Exchange | undefined {
  // What begins so is for machines, as `_entities` of a subgraph; `node` finds anything by its id.
  const queries = examples.filter(
    ({ name, query }) => query.startsWith('query') && !/^(?:_|nodes?$)/.test(name),
  );
  const found = queries.find(({ answer }) => JSON.stringify(answer).includes('[')) ?? queries[0];
  if (!found) return undefined;
  const { query, variables, answer } = found;
  return { query, variables: variables?.text, response: printJson(answer) };
}

/** The reference of a schema that has been read. */
export function referenceOf(
  context: ReferenceContext,
  product: Product,
  notes: readonly Problem[] = [],
): Reference {
  const pages = listPages(context);
  const twin = memo((path: string) =>
    twinOnDemand({ path, kind: 'reference' }, () =>
      referenceTwin(pages.get(path), product.siteUrl),
    ),
  );
  return { context, product, pages, twin, notes };
}

/** @throws Error with the page that has something without Markdown. */
export function referenceTwin(page: ReferencePage, siteUrl: Product['siteUrl']): Twin {
  try {
    return printTwin({ ...page, kind: 'reference' }, siteUrl);
  } catch (cause) {
    throw new Error(`The Markdown of ${page.path} cannot be made: ${String(cause)}`, { cause });
  }
}
