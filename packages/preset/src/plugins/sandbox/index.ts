import { resolve } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { GraphQLSchema } from 'graphql';
import { executableSdl } from 'graphql-docs-model';
import type { LoadedSchema, SchemaStore } from 'graphql-docs-reference/graphql';
import {
  isWithin,
  place,
  referencePath,
  definitionAt,
  descriptionFile,
} from 'graphql-docs-reference/graphql';
import type { ModelOption } from 'graphql-docs-reference/options';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { referenceTitle, summarize } from 'graphql-docs-reference/reference';
import { modelModule } from '../../content/read-model';
import type { LoadedReference } from '../../content/read-reference';
import { findReference } from '../../content/read-reference';
import { packageFile } from '../../package-file';
import type { DataFiles } from '../data-files';

interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly store: SchemaStore;
  /** With what the search looks things up in. */
  readonly data: DataFiles;
  /** Answers are made up from the schema where it is absent. */
  readonly model?: ModelOption | undefined;
  /** What the model begins with, as `a small library of its own`. */
  readonly modelData?: string | undefined;
  /** Modules of the islands that the site adds, by name, relative to the site. */
  readonly islands?: Readonly<Record<string, string>> | undefined;
}

/**
 * Gives pages what they know of their API: the sandbox its model and the schema that it executes, the
 * editor what it says of names, and the rest its addresses and callers.
 */
export default function sandbox(
  { siteDir }: LoadContext,
  { id = 'default', store, data, model, modelData, islands = {} }: PluginOptions,
): Plugin {
  let written: LoadedSchema | undefined;
  let lists: Readonly<Record<string, string>> = {};
  return {
    name: 'sandbox',
    async allContentLoaded({ allContent, actions }) {
      const loaded = store.get();
      // In the dev server it is most often a guide that was saved.
      if (loaded === written) return;
      const { schema, links, callers = [] } = loaded;
      const { sdl, mount, rows = null, context, isOutline } = findReference(allContent, id);
      const { hasLimits } = context;
      const title = referenceTitle(context);
      const keep = (name: string, content: unknown): Promise<string> =>
        actions.createData(name, JSON.stringify(content));
      // In the dev server they are shortened once a browser has its first page.
      const shorten = isOutline ? (text: string) => text : summarize;
      const texts = listTexts(schema, links.keys());
      const files = listDescriptions(texts, shorten);
      for (const [name, content] of files) data.set(name, content);
      await Promise.all([
        keep(
          'callers.json',
          callers.map(({ id: caller, label, token }) => ({ id: caller, label, token })),
        ),
        keep('sdl.json', executableSdl(sdl)),
        keep('rows.json', rows),
        actions.createData('api.js', apiModule(id, data, { mount, title, modelData, hasLimits })),
        actions.createData('sandbox.js', sandboxModule(id, data, [...files.keys()])),
        actions.createData('worker.js', workerModule(modelModule(siteDir, model))),
      ]);
      lists = await listAll(allContent, id, actions.createData, islandsModule(siteDir, islands));
      written = loaded;
    },
    configureWebpack: (config) => ({
      resolve: { alias: lists },
      ...(config.mode === 'development' && { devServer: data.devServer(config) }),
    }),
    postBuild: ({ outDir }) => data.write(outDir),
  };
}

/** The first of a site says for all which there are. */
async function listAll(
  allContent: AllContent,
  id: string,
  createData: (name: string, data: string) => Promise<string>,
  ownIslands: string,
): Promise<Record<string, string>> {
  const references = allContent['graphql-reference'] as Readonly<Record<string, LoadedReference>>;
  const ids = Object.keys(references);
  if (ids[0] !== id) return {};
  refuseNested(Object.entries(references));
  return {
    '@apis': await createData('apis.js', listModule(ids, 'api')),
    '@sandboxes': await createData('sandboxes.js', listModule(ids, 'sandbox')),
    '@islands': await createData('islands.js', ownIslands),
  };
}

/** @throws Error if one reference of a site is at or below another's path. */
function refuseNested(references: readonly (readonly [id: string, LoadedReference])[]): void {
  for (const [id, { mount }] of references) {
    const outer = references.find(
      ([other, found]) => other !== id && isWithin(found.mount, place(mount, referencePath)),
    );
    if (!outer) continue;
    throw new Error(
      `Unexpected path "${mount.path}" of the reference "${id}": the reference "${outer[0]}" is at "${outer[1].mount.path}". Set path to one that isn't below it.`,
    );
  }
}

/** Descriptions by schema coordinate. */
type Descriptions = Readonly<Record<string, string>>;

/**
 * What the editor says of names, in the files that it loads it from. The last file has the
 * descriptions that are longer than that: an introspection asks for all of them, whole.
 *
 * @param summarize gives a description as one line of plain text.
 */
export function listDescriptions(
  texts: Descriptions,
  summarize: (description: string) => string,
): Map<string, Descriptions> {
  const files = new Map<string, Record<string, string>>();
  const longer: Record<string, string> = {};
  for (const [coordinate, description] of Object.entries(texts)) {
    const name = `descriptions/${descriptionFile(coordinate)}`;
    const file = files.get(name) ?? {};
    const summary = summarize(description);
    file[coordinate] = summary;
    if (summary !== description) longer[coordinate] = description;
    files.set(name, file);
  }
  return files.set('texts', longer);
}

/** Whole descriptions. */
export function listTexts(schema: GraphQLSchema, coordinates: Iterable<string>): Descriptions {
  return Object.fromEntries(
    [...coordinates].flatMap((coordinate) => {
      const description = definitionAt(schema, coordinate)?.description;
      return description ? [[coordinate, description]] : [];
    }),
  );
}

/** Defines `load`, which fetches data by its name, in a module for the bundler. */
function loadFrom({ address }: DataFiles): string {
  const loader = packageFile('graphql-docs-reader', 'src/loading/load-data');
  return `import { loadData } from ${JSON.stringify(loader)};

const load = (name) => loadData(\`${address('${name}')}\`);`;
}

type ApiSettings = Pick<LoadedReference, 'mount'> & { readonly title: string } & Pick<
    ReferenceContext,
    'hasLimits'
  > &
  Pick<PluginOptions, 'modelData'>;

/**
 * What pages know of their API, as a module of the type `Api` of the reader. Each of its files is
 * loaded when it is asked for.
 */
function apiModule(
  id: string,
  data: DataFiles,
  { mount, title, modelData = '', hasLimits }: ApiSettings,
): string {
  return `import endpoints from '@generated/graphql-reference/${id}/endpoints.json';
import callers from './callers.json';
${loadFrom(data)}

export default {
  id: ${JSON.stringify(id)},
  mount: ${JSON.stringify(mount)},
  title: ${JSON.stringify(title)},
  modelData: ${JSON.stringify(modelData)},
  hasLimits: ${hasLimits},
  endpoints,
  callers,
  loadSymbols: () => load('symbols'),
  loadGuides: () => load('guides'),
  loadWords: () => load('words'),
  loadText: () => load('text'),
};
`;
}

/** What executes requests to an API and explains its names, as a `Sandbox` of the reader. */
function sandboxModule(id: string, data: DataFiles, texts: readonly string[]): string {
  return `${loadFrom(data)}

export default {
  id: ${JSON.stringify(id)},
  startWorker: () => new Worker(new URL('./worker.js', import.meta.url)),
  loadTexts: async () => Object.assign({}, ...(await Promise.all(${JSON.stringify(texts)}.map(load)))),
  loadDescriptions: (name) => load(\`descriptions/\${name}\`),
};
`;
}

/** The worker with a model: rules are of no use to another schema, and half of its code. */
function workerModule(model: string): string {
  const questions = packageFile('graphql-docs-reader', 'src/islands/sandbox/answer-questions');
  return `import { answerQuestions } from ${JSON.stringify(questions)};
import { model } from ${JSON.stringify(model)};
import sdl from './sdl.json';
import rows from './rows.json';

answerQuestions(sdl, rows, model);
`;
}

/** The islands that a site adds, which wake when a reader uses them. */
export function islandsModule(siteDir: string, islands: Readonly<Record<string, string>>): string {
  const entries = Object.entries(islands).map(([name, path]) => {
    const module = JSON.stringify(resolve(siteDir, path));
    return `  ${JSON.stringify(name)}: { wakes: 'on-use', load: () => import(${module}) },\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
}

/** All APIs of a site, or all sandboxes, in the order of its config. */
function listModule(ids: readonly string[], name: 'api' | 'sandbox'): string {
  const imports = ids.map((id, n) => `import ${name}${n} from '@generated/sandbox/${id}/${name}';`);
  const names = ids.map((_, n) => `${name}${n}`);
  return `${imports.join('\n')}\n\nexport default [${names.join(', ')}];\n`;
}
