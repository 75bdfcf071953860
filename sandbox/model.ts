import type { PackedRows } from 'graphql-docs-model';
import { unpackRows } from 'graphql-docs-model';
import type { ModelModule } from 'graphql-docs-reference/options';
import { createSandbox } from './sandbox';
import { enforceScalars } from './shared/scalars';

/** The model of our schema, with its rules. */
export const model = {
  createModel: (sdl, rows) => createSandbox(sdl, unpackRows(rows as PackedRows)),
  prepare: enforceScalars,
  objects: (rows) => Object.values(unpackRows(rows as PackedRows)).flat(),
  hasLimitsOfApi: true,
} satisfies ModelModule;
