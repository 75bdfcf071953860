import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import type { Problem } from 'graphql-docs-reference/graphql';
import { createLinkMap, escapePattern, listSymbols } from 'graphql-docs-reference/graphql';
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
  const [schemaFiles, guides, { schema }] = await Promise.all([
    Globby('schema/*.graphql'),
    Globby('docs/**/*.mdx'),
    readSchema('.', 'schema/*.graphql'),
  ]);
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    readonly scripts: object;
  };
  const own = listSymbols(schema).filter(({ definition }) => definition.astNode);
  const members = [...createLinkMap(schema).keys()].filter((key) => /^\w+\.\w+$/.test(key));
  const values = members.flatMap((key) => /(?<=\.)[A-Z\d]+_.*/.exec(key)?.[0] ?? []);
  const special = own
    .map(({ name, coordinate }) => (coordinate.startsWith('@') ? coordinate : name))
    .concat(values)
    .filter((name) => !generalNames.has(name));
  const isExact = (name: string): boolean => /^@|_|[a-z][A-Z]/.test(name);
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
      ...members,
      ...special.filter(isExact),
      ...guides
        .map((file) => `/${file.replace(/(?:\/index)?\.mdx$/, '')}`)
        .filter((path) => !path.startsWith('/docs/graphql')),
      ...Object.keys(scripts)
        .filter((name) => !generalCommands.has(name))
        .map((name) => `npm run ${name}`),
    ],
    code: special.filter((name) => !isExact(name)),
  };
}
