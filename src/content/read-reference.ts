import type { AnsweredExample } from '../examples/example';
import { printJson } from '../json/print-json';
import type { ReferencePages } from '../reference/all-pages';
import { listPages } from '../reference/all-pages';
import type { ReferenceContext } from '../reference/context';
import { createContext } from '../reference/context';
import type { Exchange, LoadedSchema, SchemaStore } from '../graphql/schema-store';
import type { Problem } from '../graphql/problem';
import type { Town } from '../sandbox';
import { createChangelogReader } from './create-changelog';
import { createModelReader } from './create-model';
import { readGuideSamples } from './read-guide-samples';
import { readSchema } from './read-schema';
import { readVersions } from './read-versions';
import { referenceTwin } from './reference-twin';
import type { Twin } from './twin';

export interface ReferenceOptions {
  /** File or glob of SDL, relative to the site. */
  readonly schema: string;
  /** False where the schema is not the one that guides describe. */
  readonly isOwnSchema: boolean;
  /** Receives the schema each time that it is read. */
  readonly store: SchemaStore;
  /** Address of the API, shown on the landing page. */
  readonly endpoint: string;
  /** Address of a file of the site, or of a line of it, or of a folder. */
  readonly sourceUrl: (path: string, line?: number) => string;
}

/** The reference of a schema, and what its pages are made from. */
export interface Reference {
  readonly context: ReferenceContext;
  readonly pages: ReferencePages;
  /** The Markdown of a page by its address, made when it is first asked for. */
  readonly twin: (path: string) => Twin;
  /** What whoever writes the schema could do for its pages. */
  readonly notes: readonly Problem[];
}

/** The reference of the schema that the site is built for, and what its model is made from. */
export interface LoadedReference extends Reference {
  /** All files of the schema, as they were read. */
  readonly sdl: string;
  /** First rows of the model that answers examples; another schema has none. */
  readonly town?: Town | undefined;
}

/**
 * Gives a function that reads all files of which the reference is made: SDL, releases, examples,
 * migrations and guides. What hasn't changed since its last call is not answered again.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export function createReferenceReader(
  siteDir: string,
  options: ReferenceOptions,
): () => Promise<LoadedReference> {
  const readModel = createModelReader(siteDir, options.isOwnSchema);
  const readChangelog = createChangelogReader(siteDir, options.schema);
  return async () => {
    const source = await readSchema(siteDir, options.schema);
    const { schema } = source;
    const model = await readModel(source);
    const { examples, migrations, answer } = model;
    const generated = await model.generated();
    const context = createContext(schema, {
      examples: [...examples, ...generated.examples],
      unanswered: generated.unanswered,
      ...(!options.isOwnSchema && { callers: [] }),
      migrations,
      guideSamples: options.isOwnSchema ? await readGuideSamples(siteDir) : [],
      changelog: await readChangelog(schema),
      sourceUrl: options.isOwnSchema ? options.sourceUrl : () => undefined,
      endpoint: options.isOwnSchema ? options.endpoint : undefined,
    });
    const { faults, toWrite } = generated;
    const reference = referenceOf(context, [...faults, ...(options.isOwnSchema ? toWrite : [])]);
    const loaded: LoadedSchema = {
      schema,
      links: context.links,
      paths: reference.pages.paths,
      isOwn: options.isOwnSchema,
      ...(options.isOwnSchema ? { answer } : { first: firstOf(generated.examples) }),
    };
    options.store.set(
      loaded,
      options.isOwnSchema ? await readVersions(siteDir, loaded) : undefined,
    );
    return { ...reference, sdl: source.sdl, town: model.town };
  };
}

/** A request for a list, if there is one. */
function firstOf(examples: readonly AnsweredExample[]): Exchange | undefined {
  const queries = examples.filter(({ query }) => query.startsWith('query'));
  const found = queries.find(({ answer }) => JSON.stringify(answer).includes('[')) ?? queries[0];
  if (!found) return undefined;
  const { query, variables, answer } = found;
  return { query, variables: variables?.text, response: printJson(answer) };
}

/** The reference of a schema that has been read. */
export function referenceOf(context: ReferenceContext, notes: readonly Problem[] = []): Reference {
  const pages = listPages(context);
  return { context, pages, twin: keepTwins(pages), notes };
}

function keepTwins(pages: ReferencePages): Reference['twin'] {
  const made = new Map<string, Twin>();
  return (path) => {
    const twin = made.get(path) ?? referenceTwin(pages.get(path));
    made.set(path, twin);
    return twin;
  };
}
