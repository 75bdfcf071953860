import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { draw } from './draw';
import { readDiagram } from './read-diagram';

/**
 * Draws each `mermaid` fence, and puts a `<Diagram>` in its place. A fence that cannot be drawn as
 * it is written is a message on its line. `accTitle` and `accDescr` are Mermaid's own statements
 * for a text alternative (https://mermaid.js.org/config/accessibility.html).
 */
export const remarkDiagrams: Plugin<[], Root> = () => (tree, file) => {
  let count = 0;
  visit(tree, 'code', (node: Code, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    const say = (line: number, message: string): void => {
      const start = node.position?.start ?? { line: 1, column: 1 };
      const place = { line: start.line + line, column: start.column };
      file.message(message, { place, ruleId: 'diagram', source: 'diagrams' });
    };
    const { title, description, source, faults } = readDiagram(node.value);
    for (const { line, message } of faults) say(line, message);
    if (faults.length > 0) return;
    count += 1;
    try {
      const { svg, width } = draw(source, `diagram-${count}-`);
      const attributes = { id: `diagram-${count}`, title, description, width: `${width}px`, svg };
      parent.children[index] = element(attributes);
    } catch (error) {
      say(0, `Unexpected diagram that cannot be drawn: ${String(error)}. Write it in another way.`);
    }
  });
};

function element(attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
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
