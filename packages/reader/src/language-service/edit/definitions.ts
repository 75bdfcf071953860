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

/** The fragment that an offset is in, or else the operation that it is in or before, or the first. */
export function currentDefinition(document: DocumentNode, offset: number): Executable | undefined {
  const all = executables(document);
  const around = all.find(({ loc }) => loc && loc.start <= offset && offset <= loc.end);
  if (around?.kind === Kind.FRAGMENT_DEFINITION) return around;
  const operations = operationsOf(document);
  const candidates = operations.length > 0 ? operations : all;
  return candidates.find(({ loc }) => (loc?.end ?? 0) >= offset) ?? candidates[0];
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

export function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** @throws EditFault if a fragment that is used, also by others, is missing or uses itself. */
export function fragmentsWithin(node: Executable, document: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (from: ASTNode, path: readonly string[]): void => {
    visit(from, {
      FragmentSpread: ({ name: { value: name } }) => {
        if (path.includes(name)) throw new EditFault(t('editor.edit.circularFragment', { name }));
        if (found.has(name)) return;
        const fragment = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
        );
        if (!fragment) throw new EditFault(t('editor.edit.noFragment', { name }));
        look(fragment, [...path, name]);
        found.add(name);
      },
    });
  };
  look(node, node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : []);
  return found;
}

/** The operations that use a definition: an operation itself, and all that use a fragment. */
export function operationsWith(
  node: Executable,
  document: DocumentNode,
): OperationDefinitionNode[] {
  if (node.kind === Kind.OPERATION_DEFINITION) return [node];
  return operationsOf(document).filter((one) =>
    fragmentsWithin(one, document).has(node.name.value),
  );
}
