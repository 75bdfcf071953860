import type { Paragraph, Parent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import type { Block } from 'graphql-docs-reference/document';
import { label, paragraph, text, UnexpectedNode } from 'graphql-docs-reference/document';
import { capitalise } from 'graphql-docs-reference/graphql';

/** Gives the tree of a part by the path with which a page imports it, such as `./_request.mdx`. */
type FindPart = (path: string) => Root | undefined;

/**
 * The tree of a guide or post without what only MDX and directives can say.
 *
 * @throws UnexpectedNode of a component that has no words of its own.
 */
export function plainMdx(tree: Root, findPart: FindPart): Root {
  const imports = new Map(tree.children.flatMap(importsOf));
  const component = (node: MdxJsxFlowElement | MdxJsxTextElement): RootContent[] => {
    // It needs a script; what the page says without one is beside it.
    if (node.attributes.some((given) => 'name' in given && given.name === 'data-island')) return [];
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
      case 'paragraph': {
        const alone = elementsAlone(node);
        return alone ? alone.flatMap(component) : [withPlainChildren(node)];
      }
      default:
        return ['children' in node ? withPlainChildren(node) : node];
    }
  };
  const withPlainChildren = <Kind extends RootContent & Parent>(node: Kind): Kind => ({
    ...node,
    children: node.children.flatMap(toPlain),
  });
  return { ...tree, children: tree.children.flatMap(toPlain) };
}

/** Elements that are a paragraph of their own stand in none, as MDX reads them. */
function elementsAlone({ children }: Paragraph): MdxJsxTextElement[] | undefined {
  const elements = children.filter((child) => child.type === 'mdxJsxTextElement');
  const others = children.filter((child) => child.type !== 'mdxJsxTextElement');
  const isAlone = others.every((child) => child.type === 'text' && child.value.trim() === '');
  return elements.length > 0 && isAlone ? elements : undefined;
}

/** Imports, and comments such as that which ends the beginning of a post. */
function saysNothing(code: string): boolean {
  const statements = code.replace(/\/\*[\s\S]*?\*\//g, '').split(';');
  return statements.every((statement) => /^\s*(?:import\b|$)/.test(statement));
}

function importsOf(node: RootContent): [string, string][] {
  if (node.type !== 'mdxjsEsm') return [];
  const found = node.value.matchAll(/import\s+(\w+)\s+from\s+['"](\S+?\.mdx?)['"]/g);
  return [...found].map(([, name = '', path = '']) => [name, path]);
}

/** What a drawing shows in words, and the statements that it was drawn from. */
function diagram(node: MdxJsxFlowElement | MdxJsxTextElement): Block[] {
  const drawn = node.type === 'mdxJsxFlowElement' ? node.data?.diagram : undefined;
  if (!drawn) throw new UnexpectedNode(node);
  return [
    label(`Diagram: ${drawn.title}`),
    paragraph(text(drawn.description)),
    { type: 'code', lang: 'mermaid', value: drawn.source },
  ];
}

function summary(node: MdxJsxFlowElement | MdxJsxTextElement): Block {
  return label(toString(node));
}

/** A quotation that begins with the kind of note and its title. */
function admonition(
  { name, children: [first] }: ContainerDirective,
  blocks: readonly RootContent[],
): RootContent {
  const kind = capitalise(name);
  const isTitled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isTitled ? label(`${kind}: ${toString(first)}`) : label(kind);
  const rest = (isTitled ? blocks.slice(1) : blocks) as Block[];
  return { type: 'blockquote', children: [title, ...rest] };
}
