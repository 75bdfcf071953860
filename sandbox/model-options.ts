import type { ModelOptions } from 'docusaurus-preset-graphql-docs/content';
import { readTown } from './town/read-town';
import { packRows } from 'graphql-docs-model';
import { personas } from '.';
import { model } from './model';

/** What answers requests to our schema, and the files that are for no other. */
export const modelOptions = {
  model: {
    ...model,
    module: 'sandbox/model.ts',
    rows: 'sandbox/domains',
    readRows: async (schema) => packRows(await readTown('.', schema)),
  },
  callers: personas,
  examples: 'schema/examples',
  migrations: 'schema/migrations',
} satisfies ModelOptions;
