import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { Problem } from '../../src/graphql/problem';
import type { OptOut } from './blocks';
import { findBlocks } from './blocks';
import { checkBlock } from './check-block';
import { readGraphql } from './read-graphql';
import { readMarkdown, readMdx } from './read-mdx';
import { splitLines } from './split-lines';

/**
 * All that is wrong with the English of a file, in the order of the places.
 *
 * @throws what the parser of MDX or GraphQL throws for a text that it can't read
 */
export function checkText(file: string, text: string): Problem[] {
  const problems = readTrees(file, text).flatMap((tree) => {
    splitLines(tree, text);
    return checkTree(tree, file, text);
  });
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

function readTrees(file: string, text: string): Root[] {
  if (file.endsWith('.graphql')) return readGraphql(text);
  return file.endsWith('.mdx') ? readMdx(text) : readMarkdown(text);
}

function checkTree(tree: Root, file: string, text: string): Problem[] {
  const { blocks, optOuts } = findBlocks(tree);
  const needed = new Set<Point>();
  const problems = blocks.flatMap(({ node, optOut }) => {
    const found = checkBlock(node, file, text);
    if (!optOut) return found;
    if (found.length > 0) needed.add(optOut.place);
    return [];
  });
  return [
    ...problems,
    ...optOuts.flatMap((optOut) => {
      const message = problemOf(optOut, needed.has(optOut.place));
      return message === undefined
        ? []
        : [{ file, line: optOut.place.line, column: optOut.place.column, message }];
    }),
  ];
}

function problemOf({ reason }: OptOut, isNeeded: boolean): string | undefined {
  if (reason === '') return 'Unexpected "prose:" alone, expected the reason after it. (opt-out)';
  if (!isNeeded) return 'Unexpected "prose:" before a text without problems. Delete it. (opt-out)';
  return;
}
