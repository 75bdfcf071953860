import type {
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from 'graphql';
import { Kind } from 'graphql';
import { translate } from 'graphql-docs-reference/i18n';
import { EditFault } from './request';

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
  if (!found)
    throw new EditFault(
      translate({ id: 'editor.edit.noOperation', message: 'The request has no operation.' }),
    );
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
