import assert from 'node:assert/strict';
import { sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { createWorkerRunner, sourceWorker } from 'graphql-docs-mcp';
import { createModels } from 'graphql-docs-model';

// As programs of the team import the packages: what answers in a thread, and what is made up late.
const sdl = 'type Query { isOpen: Boolean! }';
const run = createWorkerRunner({ module: sourceWorker, model: sourceModel().href, sdl });
assert.deepEqual(await run([{ query: '{ __typename }' }]), [{ data: { __typename: 'Query' } }]);

const rules = { resolvers: {}, contextOf: (_request, world) => ({ world }), rowsOf: () => [] };
const { errors } = await createModels(sdl, rules)({}).run({ query: '{ isOpen }' });
assert.equal(errors, undefined);
