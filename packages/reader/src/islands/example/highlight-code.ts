import './prism-by-hand';
import Prism from 'prismjs/components/prism-core';
// The grammars add themselves, each to those that it builds on.
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-graphql';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-swift';
import { linesOf } from 'graphql-docs-reference/document';
import type { AnnotatedCode } from 'graphql-docs-reference/graphql';

/** Lines of code in the colours that the build gives to blocks of the language. */
export function highlightCode(code: string, language: string): AnnotatedCode {
  const grammar = Prism.languages[language];
  return linesOf(grammar ? Prism.tokenize(code, grammar) : [code]);
}
