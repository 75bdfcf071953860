import type { Root, RootContent, Text } from 'mdast';
import type { Point } from 'unist';
import type { Problem } from 'graphql-docs-reference/graphql';
import { SKIP, visit } from 'unist-util-visit';
import { readTrees } from './read-trees';
import type { BlockNode } from './rules';
import { checkBlocks } from './rules';

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

function nodesOf(blocks: readonly Block[], optOut: OptOut | undefined): BlockNode[] {
  return blocks.flatMap((block) => (block.optOut?.place === optOut?.place ? [block.node] : []));
}

function problemOf({ reason }: OptOut, isNeeded: boolean): string | undefined {
  if (reason === '') return 'Unexpected "prose:" alone, expected the reason after it. (opt-out)';
  if (!isNeeded) return 'Unexpected "prose:" before a text without problems. Delete it. (opt-out)';
  return;
}

/**
 * Gives each line of a text a node of its own: the position of the second line of a text in a list
 * can't be counted from the first, since the value lacks the indentation of the source.
 */
function splitLines(tree: Root, source: string): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('\n')) return;
    const lines = linesOf(node, source);
    parent.children.splice(index, 1, ...lines);
    return [SKIP, index + lines.length];
  });
}

function linesOf(node: Text, source: string): Text[] {
  if (!node.position) return [node];
  const values = node.value.split(/(?<=\n)/);
  const starts = [node.position.start];
  for (const value of values.slice(1)) {
    const { line, offset = 0 } = starts.at(-1) ?? node.position.start;
    const lineStart = source.indexOf('\n', offset) + 1;
    const found = source.indexOf(value.trimEnd(), lineStart);
    const at = found === -1 ? lineStart : found;
    starts.push({ line: line + 1, column: at - lineStart + 1, offset: at });
  }
  const ends = [...starts.slice(1), node.position.end];
  return values.map((value, index) => {
    const { start, end } = node.position ?? {};
    const from = starts[index] ?? start;
    const to = ends[index] ?? end;
    return { type: 'text', value, ...(from && to && { position: { start: from, end: to } }) };
  });
}

/** Text that is read in one go, and the comment that takes it out of the check. */
interface Block {
  readonly node: BlockNode;
  readonly optOut: OptOut | undefined;
}

/** A comment such as `prose: quotes an old message` before a paragraph, a list or a table. */
interface OptOut {
  readonly reason: string;
  readonly place: Point;
}

interface Blocks {
  readonly blocks: readonly Block[];
  /** Each that a tree has, needed or not. */
  readonly optOuts: readonly OptOut[];
}

function findBlocks(tree: Root): Blocks {
  const optOuts: OptOut[] = [];
  const blocks: Block[] = [];
  const collect = (node: Root | RootContent, above: OptOut | undefined): void => {
    visit(node, (descendant, index, parent) => {
      const own = parent && index !== undefined ? readOptOut(parent.children[index - 1]) : above;
      if (own && descendant !== node) {
        collect(descendant, own);
        return SKIP;
      }
      const optOut = readOptOut(descendant);
      if (optOut) optOuts.push(optOut);
      if (isBlock(descendant)) blocks.push({ node: descendant, optOut: above });
      return;
    });
  };
  collect(tree, undefined);
  return { blocks, optOuts };
}

function isBlock(node: Root | RootContent): node is BlockNode {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

function readOptOut(node: Root | RootContent | undefined): OptOut | undefined {
  if (!node?.position || (node.type !== 'mdxFlowExpression' && node.type !== 'html')) return;
  const comment = /^(?:\/\*|<!--)\s*prose:(.*?)(?:\*\/|-->)$/s.exec(node.value.trim());
  return comment ? { reason: comment[1]?.trim() ?? '', place: node.position.start } : undefined;
}
