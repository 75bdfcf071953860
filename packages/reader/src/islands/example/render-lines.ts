import type { AnnotatedCode, CodeToken } from 'graphql-docs-reference/graphql';
import { create } from '../create';

/** Lines of code as `packages/reference/src/document/html/code-frame.ts` makes them at build, one element each. */
export function renderLines(lines: AnnotatedCode): Node[] {
  return lines.map((line) => create('span', {}, ...line.map(renderRun), '\n'));
}

function renderRun([text, className]: CodeToken): Node | string {
  return className === undefined ? text : create('span', { className }, text);
}
