import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { runGraphQLMarkdown } from '@graphql-markdown/cli';
import type { ClassName, PackageName } from '@graphql-markdown/types';
import type { GraphQLSchema } from 'graphql';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { Reference } from '../../content/read-reference';
import { writeFiles } from '../write-files';

interface Generator {
  readonly run: {
    schema: GraphQLSchema | undefined;
    print: ((definition: unknown) => string | undefined) | undefined;
  };
}

/**
 * Writes each page of the reference as Markdown. `@graphql-markdown` walks the schema, and decides
 * on routes and files; the text is ours, given to it through its hook.
 *
 * @throws Error if a page cannot be printed, or if its file is not at the page's address.
 */
export async function writeMarkdown(
  { context: { schema, symbols }, pages, twin }: Reference,
  options: GeneratorOptions,
): Promise<void> {
  const folder = join(options.rootPath, options.baseURL);
  await rm(folder, { recursive: true, force: true });
  const definitions = new Map<unknown, string>(
    symbols.map(({ definition, path }) => [definition, path]),
  );
  const errors: unknown[] = [];
  const { run } = createRequire(__filename)('./generator.cjs') as Generator;
  run.schema = schema;
  run.print = (definition) => {
    const path = definitions.get(definition);
    if (path === undefined) return undefined;
    try {
      return twin(path).markdown;
    } catch (error) {
      // What a hook throws is swallowed, so it is kept and thrown after the run.
      errors.push(error);
      return undefined;
    }
  };
  await runGraphQLMarkdown({ id: 'default', ...options }, {}, options.loggerModule);
  if (errors.length > 0) throw new AggregateError(errors, String(errors[0]));
  await writeRest({ pages, twin }, folder);
}

/**
 * The pages that list symbols, and those of fields whose type is named like a root type, which the
 * generator takes for namespaces.
 */
async function writeRest(
  { pages, twin }: Pick<Reference, 'pages' | 'twin'>,
  folder: string,
): Promise<void> {
  const written = new Set(await listMarkdown(folder));
  const paths = new Set(pages.paths);
  const unexpected = [...written].filter((path) => !paths.has(path));
  if (unexpected.length > 0) {
    throw new Error(
      `The generator wrote files that do not belong to a page: ${unexpected.join(', ')}.`,
    );
  }
  const missing = pages.paths.filter((path) => !written.has(path));
  await writeFiles(
    folder,
    missing.map((path) => {
      const name = path === referencePath ? 'index' : path.slice(referencePath.length + 1);
      return [`${name}.md`, twin(path).markdown];
    }),
  );
}

/** Addresses of the pages whose files are in a folder. */
async function listMarkdown(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${referencePath}/${file.slice(0, -3).replaceAll('\\', '/')}`);
}

/** The plugin of the config whose options the reference is generated with. */
export const generatorName = '@graphql-markdown/docusaurus';

const generator = join(__dirname, 'generator.cjs');

/** Options of `@graphql-markdown`, as far as they are set here: https://graphql-markdown.dev/docs/settings */
export const generatorOptions = {
  // Folder of all docs, and that of the reference below it.
  rootPath: 'docs',
  baseURL: 'graphql',
  linkRoot: '/docs',
  // It comes from `loaders`.
  schema: 'schema',
  homepage: false as const,
  loaders: { ['SchemaLoader' as ClassName]: generator as PackageName },
  formatter: generator,
  loggerModule: '@docusaurus/logger',
};

export type GeneratorOptions = typeof generatorOptions;

/** The options that the config gives the generator, or ours where it does not name it. */
export function findGeneratorOptions({
  plugins,
}: Pick<DocusaurusConfig, 'plugins'>): GeneratorOptions {
  const configured: readonly unknown[] = plugins;
  return configured.find(isGenerator)?.[1] ?? generatorOptions;
}

function isGenerator(plugin: unknown): plugin is [typeof generatorName, GeneratorOptions] {
  return Array.isArray(plugin) && plugin[0] === generatorName && plugin[1] !== undefined;
}
