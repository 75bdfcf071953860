import { greeting } from '../src/local-api/guidance';
import { createLocalApi } from '../src/local-api/local-api';
import { listOptions, readOptions } from '../src/local-api/options';
import { serve } from '../src/local-api/serve';
import { readSchema } from '../src/content/read-schema';
import { readTown } from '../src/content/read-town';
import { createSandbox } from '../src/sandbox';
import type { Usage } from './answer-usage';
import { answerUsage } from './answer-usage';

const usage: Usage = {
  command: 'npm run sandbox',
  does: 'Serves the local API, a model of the API with test data, until you stop it with Ctrl-C.',
  options: listOptions(),
  example: 'npm run sandbox -- --role member --webhook http://localhost:8080/webhook',
};

/** Serves the model of the API over HTTP, until it is stopped. */
async function main(): Promise<void> {
  if (answerUsage(usage)) return;
  const { port, anonymous, ...settings } = readOptions(process.argv.slice(2), process.env);
  const { schema, sdl } = await readSchema('.', 'schema/*.graphql');
  const localApi = createLocalApi(createSandbox(sdl, await readTown('.', schema)), anonymous, {
    ...settings,
    loadMcp: async () =>
      (await import('../src/plugins/mcp/create-source-handler')).createSourceHandler(),
  });
  const { origin, close } = await serve(localApi, port);
  console.log(greeting(origin, anonymous, settings.webhook));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
