import type { Token } from 'prismjs';
import type { AnnotatedCode, CodeToken } from '../../graphql/code-tokens';
import { splitLines } from '../../graphql/code-tokens';
import { tokenClassOf } from './token-classes';

type TokenClass = CodeToken[1];
/** Of any copy of Prism. */
type AnyToken = Pick<Token, 'type' | 'alias' | 'content'>;

/** The tokens that Prism finds, as lines of runs with our classes. */
export function linesOf(tokens: readonly (string | AnyToken)[]): AnnotatedCode {
  return splitLines(tokens.flatMap((token) => runsOf(token, undefined)));
}

/** What is nested and has no class of its own takes that of its parent. */
function runsOf(token: string | AnyToken, inherited: TokenClass): CodeToken[] {
  if (typeof token === 'string') return [inherited ? [token, inherited] : [token]];
  const tokenClass = tokenClassOf([token.type, ...[token.alias].flat()]) ?? inherited;
  return [token.content].flat().flatMap((part) => runsOf(part, tokenClass));
}
