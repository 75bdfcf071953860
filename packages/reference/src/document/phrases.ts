import type { PhrasingContent } from 'mdast';
import { text } from './tree';

/** A message as text, with nodes in the place of its `{names}`. */
export function phrases(
  message: string,
  nodes: Readonly<Record<string, readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return message.split(/\{(\w+)\}/).flatMap((part, index): readonly PhrasingContent[] => {
    if (index % 2 === 1) return nodes[part] ?? [];
    return part === '' ? [] : [text(part)];
  });
}
