import type { Token } from 'prismjs';
import type { AnnotatedCode, CodeToken, TokenClass } from '../graphql/code-tokens';
import { splitLines } from '../graphql/code-tokens';

/** Of any copy of Prism. */
type AnyToken = Pick<Token, 'type' | 'alias' | 'content'>;

/** The tokens that Prism finds, as lines of runs with our classes. */
export function linesOf(tokens: readonly (string | AnyToken)[]): AnnotatedCode {
  return splitLines(tokens.flatMap((token) => runsOf(token, undefined)));
}

/** What is nested and has no class of its own takes that of its parent. */
function runsOf(token: string | AnyToken, inherited: TokenClass | undefined): CodeToken[] {
  if (typeof token === 'string') return [inherited ? [token, inherited] : [token]];
  const names = [token.type, ...[token.alias].flat()];
  const tokenClass = names.map((name) => classes.get(name)).find(Boolean) ?? inherited;
  return [token.content].flat().flatMap((part) => runsOf(part, tokenClass));
}

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
