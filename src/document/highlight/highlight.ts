import { Prism } from 'prism-react-renderer';
import type { AnnotatedCode, CodeToken } from '../../graphql/code-tokens';
import { splitLines } from '../../graphql/code-tokens';
import { annotateJson } from './annotate-json';
import { grammarOf } from './languages';
import { tokenClassOf } from './token-classes';

type TokenClass = CodeToken[1];
type Token = Exclude<ReturnType<typeof Prism.tokenize>[number], string>;

/** Lines of code with the classes of their tokens; plain where the language has no grammar. */
export function highlight(code: string, language: string | null | undefined): AnnotatedCode {
  const name = (language ?? 'text').toLowerCase();
  // The same colours as those of a response that comes while the page is read.
  if (name === 'json') return annotateJson(code);
  const grammar = grammarOf(name);
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return splitLines(tokens.flatMap((token) => runsOf(token, undefined)));
}

/** What is nested and has no class of its own takes that of its parent. */
function runsOf(token: string | Token, inherited: TokenClass): CodeToken[] {
  if (typeof token === 'string') return [inherited ? [token, inherited] : [token]];
  const tokenClass = tokenClassOf([token.type, ...[token.alias].flat()]) ?? inherited;
  return [token.content].flat().flatMap((part) => runsOf(part, tokenClass));
}
