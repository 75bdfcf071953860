import type { Heading, Paragraph, Root, RootContent, TableCell } from 'mdast';
import type { Point } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

export type BlockNode = Heading | Paragraph | TableCell;

/** Text that is read in one go, and the comment that takes it out of the check. */
export interface Block {
  readonly node: BlockNode;
  readonly optOut: OptOut | undefined;
}

/** A comment such as `prose: quotes an old message` before a paragraph, a list or a table. */
export interface OptOut {
  readonly reason: string;
  readonly place: Point;
}

export interface Blocks {
  readonly blocks: readonly Block[];
  /** Each that a tree has, needed or not. */
  readonly optOuts: readonly OptOut[];
}

export function findBlocks(tree: Root): Blocks {
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
