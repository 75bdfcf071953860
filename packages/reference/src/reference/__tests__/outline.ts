import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Each element of HTML as a browser reads it, with its attributes. */
export function outline(html: string): string[] {
  return elementsOf(parseFragment(html).childNodes);
}

function elementsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return node.nodeName === '#text' ? [] : [node.nodeName];
    const attributes = node.attrs.map(({ name, value }) => ` ${name}=${value}`);
    return [`${node.tagName}${attributes.join('')}`, ...elementsOf(node.childNodes)];
  });
}

/** All text of HTML as a browser reads it. */
export function textOf(html: string): string {
  return textsOf(parseFragment(html).childNodes).join('');
}

function textsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return [node.value];
    return 'childNodes' in node ? textsOf(node.childNodes) : [];
  });
}
