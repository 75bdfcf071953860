import type { TokenClass } from '../../graphql/marks';

/** Types of Prism's tokens, by the class of ours that shows them: there is one set of colours. */
const types: Readonly<Record<TokenClass, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  directive: ['function', 'function-name', 'decorator', 'annotation'],
  keyword: ['keyword', 'tag', 'operator-keyword', 'important', 'deleted'],
  member: ['property', 'attr-name', 'key', 'header-name', 'selector'],
  number: ['number', 'boolean', 'constant', 'null'],
  string: ['string', 'attr-value', 'char', 'regex', 'inserted', 'url'],
  type: ['class-name', 'builtin'],
  variable: ['variable', 'environment', 'parameter', 'assign-left'],
};

const classes: ReadonlyMap<string, TokenClass> = new Map(
  Object.entries(types).flatMap(([tokenClass, names]) =>
    names.map((name): [string, TokenClass] => [name, tokenClass as TokenClass]),
  ),
);

/** The class of a token, from its type and its aliases; undefined for plain text. */
export function tokenClassOf(names: readonly (string | undefined)[]): TokenClass | undefined {
  for (const name of names) {
    const found = name === undefined ? undefined : classes.get(name);
    if (found) return found;
  }
  return undefined;
}
