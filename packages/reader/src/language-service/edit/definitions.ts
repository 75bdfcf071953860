import type {
  ASTNode,
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from 'graphql';
import { Kind, visit } from 'graphql';
import { EditFault } from './request';
import { t } from '../../t';

export type Executable = OperationDefinitionNode | FragmentDefinitionNode;

/** The operation or fragment that an offset is in, and otherwise the operation that would be run. */
export function definitionAt(document: DocumentNode, offset: number): Executable {
  const found = executables(document).find(
    ({ loc }) => loc && loc.start <= offset && offset <= loc.end,
  );
  return found ?? operationToRun(document, offset);
}

/** The operation that an offset is in or before, and behind all of them the first. */
export function operationToRun(document: DocumentNode, offset: number): OperationDefinitionNode {
  const operations = executables(document).filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  const found = operations.find(({ loc }) => (loc?.end ?? 0) >= offset) ?? operations[0];
  if (!found) throw new EditFault(t('editor.edit.noOperation'));
  return found;
}

/** The variables that an operation declares; a fragment declares none. */
export function declaredBy(node: Executable): readonly VariableDefinitionNode[] {
  return node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [];
}

export function executables({ definitions }: DocumentNode): Executable[] {
  return definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION,
  );
}

/** @throws EditFault if a fragment that is used, also by others, is missing or uses itself. */
export function fragmentsWithin(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  document: DocumentNode,
): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (from: ASTNode, path: readonly string[]): void => {
    for (const name of spreadsOf(from)) {
      if (path.includes(name)) throw new EditFault(t('editor.edit.circularFragment', { name }));
      if (found.has(name)) continue;
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
      );
      if (!fragment) throw new EditFault(t('editor.edit.noFragment', { name }));
      look(fragment, [...path, name]);
      found.add(name);
    }
  };
  look(node, node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : []);
  return found;
}

function spreadsOf(node: ASTNode): Set<string> {
  const names = new Set<string>();
  visit(node, {
    FragmentSpread: ({ name }) => {
      names.add(name.value);
    },
  });
  return names;
}

/** The operations that use a definition: an operation itself, and all that use a fragment. */
export function operationsWith(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  document: DocumentNode,
): OperationDefinitionNode[] {
  if (node.kind === Kind.OPERATION_DEFINITION) return [node];
  return document.definitions.filter(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION && fragmentsWithin(one, document).has(node.name.value),
  ) as OperationDefinitionNode[];
}
