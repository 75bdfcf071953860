import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DefinitionNode } from 'graphql';
import { Kind, parse } from 'graphql';
import type { Problem } from 'graphql-docs-reference/graphql';
import { escapePattern } from 'graphql-docs-reference/graphql';
import { personas } from '../../sandbox';
import { product, urls } from '../../src/product';

/** Words of a product, by how a text has to hold them to mean it. */
interface ProductWords {
  /** Its name, its hosts and tokens of its callers: anywhere, in any case. */
  readonly names: readonly string[];
  /** Subjects of its schema, as `good-news`: whole words, in any case. */
  readonly domains: readonly string[];
  /** Coordinates, names of several words, directives, paths of guides, commands: whole, as they are. */
  readonly exact: readonly string[];
  /** Names of one word, which may also be English: as code, in backticks. */
  readonly code: readonly string[];
}

/** What may be a coordinate, a name, a directive, the path of a guide or a command. */
const tokens = /(?<![\w.-])(?:npm run [\w-]+|\/docs(?:\/[\w-]+)+|@?[a-z_]\w*(?:\.\w+)?)/gi;

/** Finds each word of a product in a file, with its place. */
export function createWordFinder({
  names,
  domains,
  exact,
  code,
}: ProductWords): (file: string, text: string) => Problem[] {
  const subjects = domains.map((name) => name.replace(/s$/, '').replaceAll('-', '[- ]'));
  const plain = new RegExp(
    [...names.map(escapePattern), `(?<!\\p{L})(?:${subjects.join('|')})s?(?!\\p{L})`].join('|'),
    'giu',
  );
  const [exactly, asCode] = [new Set(exact), new Set(code)];
  const wordIn = (token: string, isCode: boolean): string | undefined =>
    [token, ...token.split('.')].find((part) => exactly.has(part) || (isCode && asCode.has(part)));
  return (file, text) =>
    text.split('\n').flatMap((line, index) =>
      [
        ...[...line.matchAll(plain)].map((match) => ({ at: match.index, word: match[0] })),
        ...[...line.matchAll(tokens)].flatMap(({ 0: token, index: at }) => {
          const rest = line.slice(at + token.length);
          const isCode = /`\W*$/.test(line.slice(0, at)) && /^(?:[`.(:!\]]|-\w)/.test(rest);
          const word = wordIn(token, isCode);
          return word === undefined ? [] : [{ at, word }];
        }),
      ].map(({ at, word }) => ({
        file,
        line: index + 1,
        column: at + 1,
        message: `Unexpected word of the product, "${word}": a package documents any API. Give it by an option of packages/reference/src/options, or take an example from another API.`,
      })),
    );
}

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
  // The directive of graphql-constraint-directive, which many schemas have.
  '@constraint',
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
      ...directives.filter((name) => !generalNames.has(name)),
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

/** Names are those of types, of operations and of values of several words. */
function readSymbols(
  definitions: readonly DefinitionNode[],
): Readonly<Record<'coordinates' | 'directives' | 'names', readonly string[]>> {
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
