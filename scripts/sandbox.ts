import { whenOrphaned } from 'graphql-docs-reference/calls';
import { greeting, resetCommand } from '../sandbox/local-api/pages';
import { createLocalApi } from '../sandbox/local-api/local-api';
import { listOptions, readOptions } from '../sandbox/local-api/options';
import { serve } from '../sandbox/local-api/serve';
import { documentedApi } from '../documented-api';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { readTown } from '../sandbox/town/read-town';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { createSandbox } from '../sandbox';
import { runScript } from './run-script';

/** Serves the model of the API over HTTP, until it is stopped. */
async function main(): Promise<void> {
  const { port, ...settings } = readOptions(process.argv.slice(2), process.env);
  const other = process.env['SCHEMA'];
  const { schema, sdl } = await readSchema('.', other ?? 'schema/*.graphql');
  const sandbox =
    other === undefined ? createSandbox(sdl, await readTown('.', schema)) : createMadeUpModel(sdl);
  const localApi = createLocalApi(sandbox, {
    ...settings,
    loadMcp: async () =>
      (
        await import('../packages/preset/src/plugins/mcp/create-source-handler')
      ).createSourceHandler(documentedApi()),
  });
  const { origin, close } = await serve(localApi, port);
  console.log(
    other === undefined
      ? greeting(origin, settings)
      : `A model of ${other} answers at ${origin}/graphql with made-up values, whoever asks, and coding agents at ${origin}/mcp.\nReset the data with "${resetCommand(origin)}", stop with Ctrl-C.`,
  );
  // What coding agents read may be under way, or its thread may be up.
  const stop = (): void => void close().then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  whenOrphaned(stop);
}

void runScript(main, {
  command: 'npm run sandbox',
  does: 'Serves the local API, a model of the API with test data, until you stop it with Ctrl-C. With SCHEMA, it is a model of another API.',
  options: listOptions(),
  example: 'npm run sandbox -- --role member --webhook http://localhost:8080/webhook',
});
