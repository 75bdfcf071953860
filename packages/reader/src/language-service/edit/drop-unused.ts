import type { DocumentNode } from 'graphql';
import { Kind, parse, visit } from 'graphql';
import { printJson } from 'graphql-docs-reference/json';
import { declaredBy, executables } from './definition-at';
import { fragmentsWithin } from './fragments-within';
import { parseVariables } from './parse-request';
import { removal } from './remove-selection';
import type { EditedRequest } from './request';
import type { TextEdit } from './text-edits';
import { applyEdits, moveOffset } from './text-edits';
import { undeclare } from './variable-definitions';

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
    return unused.length === 0 ? [] : undeclare(node, new Set(unused));
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
  const operations = executables(document).filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  const used = new Set(operations.flatMap((node) => [...fragmentsWithin(node, document)]));
  const fragments = executables(document).flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION && !used.has(node.name.value) ? [node.name.value] : [],
  );
  const variables = operations.flatMap((node) =>
    unusedVariables(node, document).map((name) => `$${name}`),
  );
  return new Set([...fragments, ...variables]);
}

function unusedVariables(
  operation: ReturnType<typeof executables>[number],
  document: DocumentNode,
): string[] {
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
