import type { Problem } from 'graphql-docs-reference/graphql';

/** Words of a product, by how a text has to hold them to mean it. */
export interface ProductWords {
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
    [...names.map(escape), `(?<!\\p{L})(?:${subjects.join('|')})s?(?!\\p{L})`].join('|'),
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

function escape(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
}
