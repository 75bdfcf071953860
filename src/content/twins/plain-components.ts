import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { UnexpectedNode } from '../../document/markdown';
import type { Block } from '../../document/tree';
import { paragraph, text } from '../../document/tree';

/** What a drawing shows in words, and the statements that it was drawn from. */
export function diagram(node: MdxJsxFlowElement | MdxJsxTextElement): Block[] {
  const drawn = node.type === 'mdxJsxFlowElement' ? node.data?.diagram : undefined;
  if (!drawn) throw new UnexpectedNode(node);
  return [
    strong(`Diagram: ${drawn.title}`),
    paragraph(text(drawn.description)),
    { type: 'code', lang: 'mermaid', value: drawn.source },
  ];
}

export function summary(node: MdxJsxFlowElement | MdxJsxTextElement): Block {
  return strong(toString(node));
}

/** A quotation that begins with the kind of note and its title. */
export function admonition(
  { name, children: [first] }: ContainerDirective,
  blocks: readonly RootContent[],
): RootContent {
  const kind = name.replace(/^./, (letter) => letter.toUpperCase());
  const isTitled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isTitled ? strong(`${kind}: ${toString(first)}`) : strong(kind);
  const rest = (isTitled ? blocks.slice(1) : blocks) as Block[];
  return { type: 'blockquote', children: [title, ...rest] };
}

function strong(value: string): Block {
  return paragraph({ type: 'strong', children: [text(value)] });
}
