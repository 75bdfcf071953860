import type { DefinitionNode, DocumentNode, SelectionNode, SelectionSetNode } from 'graphql';
import { Kind, parse, visit } from 'graphql';
import { printJson } from 'graphql-docs-reference/json';
import type { Executable } from './definitions';
import { declaredBy, executables, fragmentsWithin, operationsOf } from './definitions';
import type { EditedRequest } from './request';
import { parseVariables } from './request';
import type { TextEdit } from './text-edits';
import { applyEdits, moveOffset } from './text-edits';
import { removeFromList } from './write-field';

/** Takes selections out, with the fields, fragments and operations that this would empty. */
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

/** Takes fragments and variables out that were used before an edit, and are not any more. */
export function dropUnused(request: EditedRequest, before: DocumentNode): EditedRequest {
  const { text } = request;
  if (text.trim() === '') return { text: '', cursor: 0, variables: withoutValues(request, before) };
  const document = parse(text);
  const known = unusedNames(before);
  const isNew = (name: string): boolean => !known.has(name);
  const edits = executables(document).flatMap((node): TextEdit[] => {
    if (node.kind === Kind.FRAGMENT_DEFINITION) {
      const name = node.name.value;
      return isNew(name) && unusedNames(document).has(name) ? [removal(node, text)] : [];
    }
    const unused = unusedVariables(node, document).filter((name) => isNew(`$${name}`));
    if (unused.length === 0) return [];
    return removeFromList(declaredBy(node), ({ variable }) => unused.includes(variable.name.value));
  });
  const next = {
    text: applyEdits(text, edits),
    cursor: moveOffset(request.cursor, edits),
    variables: request.variables,
  };
  if (edits.length > 0) return dropUnused(next, before);
  return { ...next, variables: withoutValues(next, before) };
}

/** Values stay only of what is declared, or was not declared before. */
function withoutValues({ text, variables }: EditedRequest, before: DocumentNode): string {
  const values = Object.entries(parseVariables(variables));
  const declared = text.trim() === '' ? new Set<string>() : declaredNames(parse(text));
  const earlier = declaredNames(before);
  const kept = values.filter(([name]) => declared.has(name) || !earlier.has(name));
  if (kept.length === values.length) return variables;
  return kept.length === 0 ? '' : printJson(Object.fromEntries(kept));
}

function declaredNames(document: DocumentNode): Set<string> {
  return new Set(
    executables(document).flatMap((node) =>
      declaredBy(node).map(({ variable }) => variable.name.value),
    ),
  );
}

function unusedNames(document: DocumentNode): Set<string> {
  const operations = operationsOf(document);
  const used = new Set(operations.flatMap((node) => [...fragmentsWithin(node, document)]));
  const fragments = executables(document).flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION && !used.has(node.name.value) ? [node.name.value] : [],
  );
  const variables = operations.flatMap((node) =>
    unusedVariables(node, document).map((name) => `$${name}`),
  );
  return new Set([...fragments, ...variables]);
}

function unusedVariables(operation: Executable, document: DocumentNode): string[] {
  const names = fragmentsWithin(operation, document);
  const used = new Set<string>();
  const reached = executables(document).filter(
    (node) =>
      node === operation || (node.kind === Kind.FRAGMENT_DEFINITION && names.has(node.name.value)),
  );
  for (const node of reached) {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => {
        used.add(name.value);
      },
    });
  }
  return declaredBy(operation)
    .map(({ variable }) => variable.name.value)
    .filter((name) => !used.has(name));
}
