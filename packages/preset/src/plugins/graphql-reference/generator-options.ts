import { join } from 'node:path';
import type { ClassName, PackageName } from '@graphql-markdown/types';
import type { DocusaurusConfig } from '@docusaurus/types';

/** The plugin of the config whose options the reference is generated with. */
export const generatorName = '@graphql-markdown/docusaurus';

/** Options of `@graphql-markdown` (https://graphql-markdown.dev/docs/settings), as far as they are set here. */
export interface GeneratorOptions {
  /** Folder of all docs. */
  readonly rootPath: string;
  /** Folder of the reference below it. */
  readonly baseURL: string;
  readonly linkRoot: string;
  readonly schema: string;
  readonly homepage: false;
  readonly loaders: Readonly<Record<ClassName, PackageName>>;
  readonly formatter: string;
  readonly loggerModule: string;
}

const generator = join(__dirname, 'generator.cjs');

export const generatorOptions = {
  rootPath: 'docs',
  baseURL: 'graphql',
  linkRoot: '/docs',
  // It comes from `loaders`.
  schema: 'schema',
  homepage: false,
  loaders: { ['SchemaLoader' as ClassName]: generator as PackageName },
  formatter: generator,
  loggerModule: '@docusaurus/logger',
} satisfies GeneratorOptions;

/**
 * The options that the config gives the generator.
 *
 * @throws Error if the config does not name it.
 */
export function findGeneratorOptions({
  plugins,
}: Pick<DocusaurusConfig, 'plugins'>): GeneratorOptions {
  const configured: readonly unknown[] = plugins;
  const found = configured.find(isGenerator);
  if (!found) {
    throw new Error(
      `Unexpected plugins without "${generatorName}", which generates the reference.`,
    );
  }
  return found[1];
}

function isGenerator(plugin: unknown): plugin is [typeof generatorName, GeneratorOptions] {
  return Array.isArray(plugin) && plugin[0] === generatorName && plugin[1] !== undefined;
}
