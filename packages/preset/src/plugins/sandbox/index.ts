import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedReference } from '../../content/read-reference';
import { findReference } from '../../content/read-reference';
import type { LoadedSchema, SchemaStore } from 'graphql-docs-reference/graphql';
import { isWithin, place, referencePath } from 'graphql-docs-reference/graphql';
import { summarize } from 'graphql-docs-reference/reference';
import type { ModelOption } from 'graphql-docs-reference/options';
import { executableSdl } from 'graphql-docs-model';
import { modelModule } from '../model-module';
import { listDescriptions, listTexts } from './list-descriptions';
import { apiModule, listModule, sandboxModule, workerModule } from './print-modules';

export interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly store: SchemaStore;
  /** Answers are made up from the schema where it is absent. */
  readonly model?: ModelOption | undefined;
  /** What the model begins with, as `a small library of its own`. */
  readonly modelData?: string | undefined;
}

/**
 * Gives pages what they know of their API: the sandbox its model and the schema that it executes, the
 * editor what it says of names, and the rest its addresses and callers.
 */
export default function sandbox(
  { siteDir }: LoadContext,
  { id = 'default', store, model, modelData }: PluginOptions,
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
      const { sdl, mount, rows = null } = findReference(allContent, id);
      const keep = (name: string, data: unknown): Promise<string> =>
        actions.createData(name, JSON.stringify(data));
      const descriptions = listDescriptions(schema, links.keys(), summarize);
      await Promise.all([
        keep(
          'callers.json',
          callers.map(({ id: caller, label, token }) => ({ id: caller, label, token })),
        ),
        keep('sdl.json', executableSdl(sdl, model?.words)),
        keep('rows.json', rows),
        keep('texts.json', listTexts(schema, links.keys())),
        ...[...descriptions].map(([name, content]) => keep(`descriptions/${name}.json`, content)),
        actions.createData('api.js', apiModule(id, mount, modelData)),
        actions.createData('sandbox.js', sandboxModule(id, descriptions.keys())),
        actions.createData('worker.js', workerModule(modelModule(siteDir, model))),
      ]);
      lists = await listAll(allContent, id, actions.createData);
      written = loaded;
    },
    configureWebpack: () => ({ resolve: { alias: lists } }),
  };
}

/** The first of a site says for all which there are. */
async function listAll(
  allContent: AllContent,
  id: string,
  createData: (name: string, data: string) => Promise<string>,
): Promise<Record<string, string>> {
  const references = allContent['graphql-reference'] as Readonly<Record<string, LoadedReference>>;
  const ids = Object.keys(references);
  if (ids[0] !== id) return {};
  refuseNested(Object.entries(references));
  return {
    '@apis': await createData('apis.js', listModule(ids, 'api')),
    '@sandboxes': await createData('sandboxes.js', listModule(ids, 'sandbox')),
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
