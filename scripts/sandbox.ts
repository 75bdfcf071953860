import { greeting, resetCommand } from '../src/local-api/guidance';
import { createLocalApi } from '../src/local-api/local-api';
import { listOptions, readOptions } from '../src/local-api/options';
import { serve } from '../src/local-api/serve';
import { readSchema } from '../src/content/read-schema';
import { readTown } from '../src/content/read-town';
import { modelFor } from '../src/examples/model-for';
import type { Usage } from './answer-usage';
import { answerUsage } from './answer-usage';

const usage: Usage = {
  command: 'npm run sandbox',
  does: 'Serves the local API, a model of the API with test data, until you stop it with Ctrl-C. With SCHEMA, it is a model of another API.',
  options: listOptions(),
  example: 'npm run sandbox -- --role member --webhook http://localhost:8080/webhook',
};

/** Serves the model of the API over HTTP, until it is stopped. */
async function main(): Promise<void> {
  if (answerUsage(usage)) return;
  const { port, anonymous, ...settings } = readOptions(process.argv.slice(2), process.env);
  const other = process.env['SCHEMA'];
  const { schema, sdl } = await readSchema('.', other ?? 'schema/*.graphql');
  const town = other === undefined ? await readTown('.', schema) : undefined;
  const localApi = createLocalApi(modelFor({ sdl, town }), anonymous, {
    ...settings,
    loadMcp: async () =>
      (await import('../src/plugins/mcp/create-source-handler')).createSourceHandler(other),
  });
  const { origin, close } = await serve(localApi, port);
  console.log(
    other === undefined
      ? greeting(origin, anonymous, settings.webhook)
      : `A model of ${other} answers at ${origin}/graphql with made-up values, whoever asks, and coding agents at ${origin}/mcp.\nReset the data with "${resetCommand(origin)}", stop with Ctrl-C.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
