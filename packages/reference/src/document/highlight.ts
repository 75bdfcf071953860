import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index.js';
import { Prism } from 'prism-react-renderer';
import type { AnnotatedCode } from '../graphql/code-tokens';
import { annotateJson } from './annotate-json';
import { linesOf } from './lines-of';

/** Lines of code with the classes of their tokens; plain where the language has no grammar. */
export function highlight(code: string, language: string | null | undefined): AnnotatedCode {
  const name = (language ?? 'text').toLowerCase();
  // The same colours as those of a response that comes while the page is read.
  if (name === 'json') return annotateJson(code);
  const grammar = grammarOf(name);
  return linesOf(grammar ? Prism.tokenize(code, grammar) : [code]);
}

interface Language {
  /** Absent on `meta`, which is not a language. */
  readonly title?: string;
  readonly path?: string;
  readonly alias?: string | readonly string[];
}

const languages: Readonly<Record<string, Language>> = components.languages;

/** Names that Prism knows without loading anything; their grammar is empty. */
const plain = ['plain', 'plaintext', 'text', 'txt'];

/** Every name that a fence may give its language, in lower case. */
export const knownLanguages: ReadonlySet<string> = new Set([
  ...plain,
  ...Object.entries(languages).flatMap(([name, { title, alias = [] }]) =>
    title === undefined ? [] : [name, ...[alias].flat()],
  ),
]);

/** The grammar of a language, loaded on first use; undefined if the language is unknown. */
function grammarOf(language: string): (typeof Prism.languages)[string] | undefined {
  if (!knownLanguages.has(language)) return undefined;
  if (!(language in Prism.languages)) {
    // The grammars of Prism add themselves to the global one.
    Object.assign(globalThis, { Prism });
    loadLanguages([language]);
  }
  return Prism.languages[language];
}
