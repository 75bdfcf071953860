import type { PresetOptions } from 'docusaurus-preset-graphql-docs';
import { sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { createWorkerRunner } from 'graphql-docs-mcp';
import { createModels } from 'graphql-docs-model';
import { create } from 'graphql-docs-reader/islands';

// What an editor says of the packages, which is nothing where one lacks its declarations.
export const misspelt: PresetOptions = {
  schema: './api.graphql',
  // @ts-expect-error -- there is no such option
  sampels: 'off',
};
// @ts-expect-error -- an address is not its text
export const model: string = sourceModel();
// @ts-expect-error -- the module is missing
createWorkerRunner({ sdl: '' });
// @ts-expect-error -- the first is SDL
void createModels(1);
// @ts-expect-error -- there is no such element
create('buton');
