import Prism from 'prismjs';
import type { AnnotatedCode, CodeToken } from '../../graphql/code-tokens';
import { splitLines } from '../../graphql/code-tokens';
import { grammarOf } from './languages';
import { tokenClassOf } from './token-classes';

type TokenClass = CodeToken[1];

/** Code with the classes of its tokens; undefined where the language has no grammar. */
export function highlight(
  code: string,
  language: string | null | undefined,
): AnnotatedCode | undefined {
  const grammar = grammarOf((language ?? 'text').toLowerCase());
  if (!grammar) return undefined;
  const runs = Prism.tokenize(code, grammar).flatMap((token) => runsOf(token, undefined));
  return runs.some(([, tokenClass]) => tokenClass !== undefined) ? splitLines(runs) : undefined;
}

/** What is nested and has no class of its own takes that of its parent. */
function runsOf(token: string | Prism.Token, inherited: TokenClass): CodeToken[] {
  if (typeof token === 'string') return [inherited ? [token, inherited] : [token]];
  const tokenClass = tokenClassOf([token.type, ...[token.alias].flat()]) ?? inherited;
  return [token.content].flat().flatMap((part) => runsOf(part, tokenClass));
}
