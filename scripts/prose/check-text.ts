import type { Root } from 'mdast';
import type { Problem } from '../../src/graphql/problem';
import type { Block, OptOut } from './blocks';
import { findBlocks } from './blocks';
import { checkBlocks } from './check-blocks';
import { readGraphql } from './read-graphql';
import { readMarkdown, readMdx } from './read-mdx';
import { splitLines } from './split-lines';

/**
 * All that is wrong with the English of a file, in the order of the places.
 *
 * @throws what the parser of MDX or GraphQL throws for a text that it can't read
 */
export function checkText(file: string, text: string): Problem[] {
  const found = readTrees(file, text).map((tree) => {
    splitLines(tree, text);
    return findBlocks(tree);
  });
  const blocks = found.flatMap((tree) => tree.blocks);
  const check = (optOut: OptOut | undefined): Problem[] =>
    checkBlocks(nodesOf(blocks, optOut), file, text);
  const unjustified = found
    .flatMap((tree) => tree.optOuts)
    .flatMap((optOut) => {
      const message = problemOf(optOut, check(optOut).length > 0);
      if (message === undefined) return [];
      return [{ file, line: optOut.place.line, column: optOut.place.column, message }];
    });
  const problems = [...check(undefined), ...unjustified];
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

function readTrees(file: string, text: string): Root[] {
  if (file.endsWith('.graphql')) return readGraphql(text);
  return file.endsWith('.mdx') ? readMdx(text) : readMarkdown(text);
}

function nodesOf(blocks: readonly Block[], optOut: OptOut | undefined): Block['node'][] {
  return blocks.flatMap((block) => (block.optOut?.place === optOut?.place ? [block.node] : []));
}

function problemOf({ reason }: OptOut, isNeeded: boolean): string | undefined {
  if (reason === '') return 'Unexpected "prose:" alone, expected the reason after it. (opt-out)';
  if (!isNeeded) return 'Unexpected "prose:" before a text without problems. Delete it. (opt-out)';
  return;
}
