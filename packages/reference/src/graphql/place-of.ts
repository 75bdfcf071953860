import type { ASTNode } from 'graphql';
import type { Place } from './problem';

/** Where a node begins in the files of the schema; their folder for what no file defines. */
export function placeOf(node: ASTNode | null | undefined): Place {
  const loc = node?.loc;
  if (!loc) return { file: 'schema', line: 1, column: 1 };
  const { line, column } = loc.startToken;
  return { file: loc.source.name, line, column };
}
