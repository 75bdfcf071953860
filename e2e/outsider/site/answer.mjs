import assert from 'node:assert/strict';
import { sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { createWorkerRunner, sourceWorker } from 'graphql-docs-mcp';

// What a program of the team imports, which serves the documentation to coding agents.
const sdl = 'type Query { isOpen: Boolean! }';
const run = createWorkerRunner({ module: sourceWorker, model: sourceModel().href, sdl });
assert.deepEqual(await run([{ query: '{ __typename }' }]), [{ data: { __typename: 'Query' } }]);
