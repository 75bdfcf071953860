import { Prism } from 'prism-react-renderer';
import type { AnnotatedCode } from '../../graphql/code-tokens';
import { annotateJson } from './annotate-json';
import { grammarOf } from './languages';
import { linesOf } from './lines-of';

/** Lines of code with the classes of their tokens; plain where the language has no grammar. */
export function highlight(code: string, language: string | null | undefined): AnnotatedCode {
  const name = (language ?? 'text').toLowerCase();
  // The same colours as those of a response that comes while the page is read.
  if (name === 'json') return annotateJson(code);
  const grammar = grammarOf(name);
  return linesOf(grammar ? Prism.tokenize(code, grammar) : [code]);
}
