import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { UnexpectedNode } from '../../document/markdown';
import { admonition, diagram, summary } from './plain-components';

/** Gives the tree of a part by the path with which a page imports it, such as `./_request.mdx`. */
type FindPart = (path: string) => Root | undefined;

/**
 * The tree of a guide or post without what only MDX and directives can say.
 *
 * @throws UnexpectedNode of a component that has no words of its own.
 */
export function plainMdx(tree: Root, findPart: FindPart): Root {
  const imports = new Map(tree.children.flatMap(importsOf));
  const component = (node: MdxJsxFlowElement): RootContent[] => {
    switch (node.name) {
      case 'Diagram':
        return diagram(node);
      case 'details':
        return node.children.flatMap(toPlain);
      case 'summary':
        return [summary(node)];
      default: {
        const part = findPart(imports.get(node.name ?? '') ?? '');
        if (!part) throw new UnexpectedNode(node);
        return plainMdx(part, findPart).children;
      }
    }
  };
  const toPlain = (node: RootContent): RootContent[] => {
    switch (node.type) {
      case 'yaml':
        return [];
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!saysNothing(node.value)) throw new UnexpectedNode(node);
        return [];
      case 'containerDirective':
        return [admonition(node, node.children.flatMap(toPlain))];
      case 'mdxJsxFlowElement':
        return component(node);
      default:
        return 'children' in node
          ? [{ ...node, children: node.children.flatMap(toPlain) } as RootContent]
          : [node];
    }
  };
  return { ...tree, children: tree.children.flatMap(toPlain) };
}

/** Imports, and comments such as that which ends the beginning of a post. */
function saysNothing(code: string): boolean {
  return /^(?:\s|import\b[^;]*;?|\/\*[\s\S]*?\*\/)*$/.test(code);
}

/** Names of the parts that a page imports. */
function importsOf(node: RootContent): [string, string][] {
  if (node.type !== 'mdxjsEsm') return [];
  const found = node.value.matchAll(/import\s+(\w+)\s+from\s+['"](\S+?\.mdx?)['"]/g);
  return [...found].map(([, name = '', path = '']) => [name, path]);
}
