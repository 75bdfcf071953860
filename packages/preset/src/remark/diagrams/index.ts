import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placeInFence } from '../fence';
import { draw } from './draw';
import type { Diagram } from './read-diagram';
import { readDiagram } from './read-diagram';

/**
 * Draws each `mermaid` fence, and puts a `<Diagram>` in its place. A fence that cannot be drawn as
 * it is written is a message on its line. `accTitle` and `accDescr` are Mermaid's own statements
 * for a text alternative (https://mermaid.js.org/config/accessibility.html).
 */
export const remarkDiagrams: Plugin<[], Root> = () => async (tree, file) => {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    fences.push({ node, replace: (element) => (parent.children[index] = element) });
  });
  for (const [index, { node, replace }] of fences.entries()) {
    const { title, description, source, faults } = readDiagram(node.value);
    for (const { line, message } of faults) say(file, node, line, message);
    if (faults.length > 0) continue;
    const id = `diagram-${index + 1}`;
    try {
      const { svg, width } = await draw(source, `${id}-`);
      const element = diagram({ id, title, description, width: String(width), svg });
      replace({ ...element, data: { diagram: { title, description, source } } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(file, node, 0, `Unexpected diagram that cannot be drawn: ${reason}. Rewrite it.`);
    }
  }
};

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** What was drawn. */
    diagram?: Diagram;
  }
}

interface Fence {
  readonly node: Code;
  readonly replace: (element: MdxJsxFlowElement) => void;
}

/** Lines count from 1 within the fence; 0 is the fence itself. */
function say(file: VFile, node: Code, line: number, message: string): void {
  const place = placeInFence(node, { line, column: 1 });
  file.message(message, { place, ruleId: 'diagram', source: 'diagrams' });
}

function diagram(attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
