import type { Nodes } from 'mdast';

/** Something in a tree that Markdown cannot say, or a link that leads nowhere. */
export class UnexpectedNode extends Error {
  /** Where it is in its file; undefined if its tree was made from no file. */
  readonly place: { readonly line: number; readonly column: number } | undefined;

  constructor(node: Nodes, message = missingHandler(node)) {
    super(message);
    this.name = 'UnexpectedNode';
    this.place = node.position?.start;
  }
}

function missingHandler(node: Nodes): string {
  const what = 'name' in node && node.name ? `${node.type} <${node.name}>` : node.type;
  return `Unexpected ${what}, which has no Markdown. Write it as Markdown, or say in packages/reference/src/document/markdown how its text reads.`;
}
