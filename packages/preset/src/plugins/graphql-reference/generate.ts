import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { ClassName, PackageName } from '@graphql-markdown/types';
import type { GraphQLSchema } from 'graphql';
import { categoryOf, referencePath, slugify } from 'graphql-docs-reference/graphql';
import type { Reference } from '../../content/read-reference';
import { writeChanged } from '../../files';

interface Generator {
  readonly run: {
    schema: GraphQLSchema | undefined;
    print: ((definition: unknown) => string | undefined) | undefined;
  };
}

/**
 * Writes each page of the reference as Markdown, unless it is there already.
 * `@graphql-markdown` walks the schema, and decides on routes and files; the text is ours, given to
 * it through its hook. Pages that list symbols are written beside it, and those of fields whose type
 * is named like a root type, which it takes for namespaces.
 *
 * @throws Error if a page cannot be printed, or if its file is not at the page's address.
 */
export async function writeMarkdown(
  { context: { schema, symbols }, pages, twin }: Reference,
  options: GeneratorOptions,
): Promise<void> {
  const folder = join(options.rootPath, options.baseURL);
  const texts = new Map(pages.paths.map((path) => [fileOf(path), twin(path).markdown]));
  const known = listMarkdown(folder);
  // The generator has made these files before, in the places that they still have.
  if (known.length === texts.size && known.every((file) => texts.has(file))) {
    writeChanged(folder, texts);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  const files = new Map<unknown, string>(
    symbols.map(({ definition, path }) => [definition, fileOf(path)]),
  );
  const { run } = createRequire(__filename)('./generator.cjs') as Generator;
  run.schema = schema;
  run.print = (definition) => texts.get(files.get(definition) ?? '');
  // A build that has its files needs no generator, and loading it takes a while.
  const { runGraphQLMarkdown } = await import('@graphql-markdown/cli');
  await runGraphQLMarkdown({ id: 'default', ...options }, {}, options.loggerModule);
  const others = listMarkdown(folder).filter((file) => !texts.has(file));
  const places = symbols.map(({ kind, name }) => `${categoryOf(kind).folder}/${slugify(name)}.md`);
  const unexpected = others.filter((file) => !places.includes(file));
  if (unexpected.length > 0) {
    throw new Error(
      `The generator wrote files that do not belong to a page: ${unexpected.join(', ')}.`,
    );
  }
  // It has one file for names with one slug.
  for (const file of others) rmSync(join(folder, file));
  writeChanged(folder, texts);
}

/** Path below the folder of the reference. */
function fileOf(path: string): string {
  return `${path === referencePath ? 'index' : path.slice(referencePath.length + 1)}.md`;
}

function listMarkdown(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).map((file) => file.replaceAll('\\', '/'));
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
