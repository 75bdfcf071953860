import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { packRows } from 'graphql-docs-model';
import { sdl, town } from '../../../../../sandbox/__tests__/helpers';
import { createWorkerRunner, sourceWorker } from '../create-worker-runner';

const request = (query: string): { query: string; as: string }[] => [{ query, as: 'guest' }];

it('stops what does not end, and runs the next', async () => {
  const module = new URL('worker.mjs', import.meta.url);
  const run = createWorkerRunner({ module, sdl: '', model: '', timeLimit: 1_000 });
  expect(await run(request('short'))).toEqual([{ data: 'short' }]);
  const [endless, next] = [run(request('endless')), run(request('next'))];
  await expect(endless).rejects.toThrow(
    'The documents did not come to an end within 1 s, and were stopped. Ask for less.',
  );
  expect(await next).toEqual([{ data: 'next' }]);
});

it('runs documents on the model', async () => {
  const run = createWorkerRunner({
    module: sourceWorker,
    model: pathToFileURL('sandbox/model.ts').href,
    sdl,
    rows: packRows(town),
    timeLimit: 20_000,
  });
  expect(await run(request('{ spaces(limit: 1) { totalResults } }'))).toEqual([
    { data: { spaces: { totalResults: 6 } } },
  ]);
});
