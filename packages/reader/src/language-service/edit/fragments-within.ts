import type {
  ASTNode,
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
} from 'graphql';
import { Kind, visit } from 'graphql';
import { translate } from 'graphql-docs-reference/i18n';
import { EditFault } from './request';

/**
 * Names of the fragments that an operation or a fragment uses, also by way of others.
 *
 * @throws EditFault where one is missing or uses itself.
 */
export function fragmentsWithin(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  document: DocumentNode,
): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (from: ASTNode, path: readonly string[]): void => {
    for (const name of spreadsOf(from)) {
      if (path.includes(name))
        throw new EditFault(
          translate(
            { id: 'editor.edit.circularFragment', message: 'The fragment "{name}" uses itself.' },
            { name },
          ),
        );
      if (found.has(name)) continue;
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
      );
      if (!fragment)
        throw new EditFault(
          translate(
            { id: 'editor.edit.noFragment', message: 'The request has no fragment "{name}".' },
            { name },
          ),
        );
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
