import { resolve } from 'node:path';
import type { ModelOption } from 'graphql-docs-reference/options';

/** Path of the module whose export `model` answers requests where it is bundled. */
export function modelModule(siteDir: string, model: ModelOption | undefined): string {
  return model
    ? resolve(siteDir, model.module)
    : require.resolve('graphql-docs-model/made-up-model');
}
