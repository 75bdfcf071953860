import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DefinitionNode } from 'graphql';
import { Kind, parse } from 'graphql';
import { personas } from '../../sandbox';
import { product, urls } from '../../src/product';
import type { ProductWords } from './find-words';

/** Files of the schema whose subject many APIs have. */
const generalSubjects = new Set([
  ...['access', 'app', 'collections', 'comments', 'common', 'directives', 'errors', 'events'],
  ...['feed', 'geo', 'media', 'notifications', 'posts', 'reactions', 'scalars', 'spaces', 'tasks'],
  ...['tools', 'topics', 'translation', 'users'],
]);

/** Names that are not of this product alone. */
const generalNames = new Set([
  ...['Date', 'DateTime', 'Duration', 'JSONObject', 'Result', 'UUID', 'Upload', 'User', 'Void'],
  // The package, and what it writes.
  ...['feed', 'FeedItem'],
  // Failures of the model, which an option renames.
  ...['NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED'],
]);

/** Commands that every site of Docusaurus has. */
const generalCommands = new Set(['build', 'serve', 'start', 'test', 'write-translations']);

/** The words of this site's product, from its own files. */
export async function readWords(): Promise<ProductWords> {
  const [schemaFiles, guides] = await Promise.all([
    Globby('schema/*.graphql'),
    Globby('docs/**/*.mdx'),
  ]);
  const sdl = await Promise.all(schemaFiles.map((file) => readFile(file, 'utf8')));
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    readonly scripts: object;
  };
  const { coordinates, directives, names } = readSymbols(parse(sdl.join('\n')).definitions);
  const special = names.filter((name) => !generalNames.has(name));
  const isCompound = (name: string): boolean => /_|[a-z][A-Z]/.test(name);
  return {
    names: [
      product.name,
      ...Object.values(urls).map((url) => new URL(url).host),
      ...personas.flatMap(({ token }) => token ?? []),
    ],
    domains: schemaFiles
      .map((file) => basename(file, '.graphql').replace(/^app-/, ''))
      .filter((name) => !generalSubjects.has(name)),
    exact: [
      ...coordinates,
      ...directives,
      ...special.filter(isCompound),
      ...guides
        .map((file) => `/${file.replace(/(?:\/index)?\.mdx$/, '')}`)
        .filter((path) => !path.startsWith('/docs/graphql')),
      ...Object.keys(scripts)
        .filter((name) => !generalCommands.has(name))
        .map((name) => `npm run ${name}`),
    ],
    code: special.filter((name) => !isCompound(name)),
  };
}

interface Symbols {
  readonly coordinates: readonly string[];
  readonly directives: readonly string[];
  /** Of types, of operations and of values of several words. */
  readonly names: readonly string[];
}

function readSymbols(definitions: readonly DefinitionNode[]): Symbols {
  const coordinates: string[] = [];
  const directives: string[] = [];
  const names: string[] = [];
  for (const definition of definitions) {
    if (!('name' in definition) || !definition.name) continue;
    const owner = definition.name.value;
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) {
      directives.push(`@${owner}`);
      continue;
    }
    const members = [
      ...(('fields' in definition ? definition.fields : undefined) ?? []),
      ...(('values' in definition ? definition.values : undefined) ?? []),
    ].map(({ name }) => name.value);
    coordinates.push(...members.map((name) => `${owner}.${name}`));
    const isRoot = owner === 'Query' || owner === 'Mutation';
    const isEnum = definition.kind === Kind.ENUM_TYPE_DEFINITION;
    const values = isEnum ? members.filter((name) => name.includes('_')) : [];
    names.push(...(isRoot ? members : [owner, ...values]));
  }
  return { coordinates, directives, names };
}
