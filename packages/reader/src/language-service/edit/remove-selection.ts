import type { DefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';
import { Kind, visit } from 'graphql';
import type { Executable } from './definition-at';
import type { TextEdit } from './text-edits';

/**
 * Takes selections out, with all that would be empty without them: the field or fragment that they
 * are of, and in the end its operation.
 */
export function removeSelections(
  gone: readonly SelectionNode[],
  definition: Executable,
  text: string,
): TextEdit[] {
  const all = new Set<SelectionNode | DefinitionNode>(gone);
  const isEmptied = ({ selections }: SelectionSetNode): boolean =>
    selections.every((node) => all.has(node));
  visit(definition, {
    leave: (node) => {
      if ('selectionSet' in node && node.selectionSet && isEmptied(node.selectionSet))
        all.add(node);
    },
  });
  if (all.has(definition)) return [removal(definition, text)];
  const edits: TextEdit[] = [];
  visit(definition, {
    enter: (node) => {
      const isGone = (all as ReadonlySet<unknown>).has(node);
      if (!isGone) return undefined;
      edits.push(removal(node as SelectionNode, text));
      return false;
    },
  });
  return edits;
}

/** Of what fills its lines the lines, of a definition also the empty ones above. */
export function removal({ loc, kind }: SelectionNode | DefinitionNode, text: string): TextEdit {
  const from = loc?.start ?? 0;
  const to = loc?.end ?? 0;
  const before = /(?<![^\S\n])[^\S\n]*$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const after = /^[^\S\n]*(?=\n|$)/.exec(text.slice(to))?.[0].length;
  const startsLine = from === before || text[from - before - 1] === '\n';
  const isDefinition = kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION;
  if (isDefinition) {
    const space = /(?<!\s)\s*$/.exec(text.slice(0, from))?.[0].length ?? 0;
    const rest = from === space ? (/^\s*/.exec(text.slice(to))?.[0].length ?? 0) : 0;
    return { from: from - space, to: to + rest, insert: '' };
  }
  if (startsLine && after !== undefined) {
    return { from: Math.max(0, from - before - 1), to: to + after, insert: '' };
  }
  const separators = /(?<![\s,])[\s,]*$/.exec(text.slice(0, from))?.[0].length ?? 0;
  return startsLine
    ? { from, to, insert: '' }
    : { from: from - separators, to, insert: text[to] === '}' ? ' ' : '' };
}
