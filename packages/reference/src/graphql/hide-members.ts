import type { ASTNode, ConstDirectiveNode, DefinitionNode, TypeNode } from 'graphql';
import { Kind, visit } from 'graphql';
import { nameOf } from './federation';

/**
 * Definitions without those that carry one of the directives, and without what cannot be there
 * without them: members of a hidden type, and types of which nothing is left.
 */
export function hideMembers(
  definitions: readonly DefinitionNode[],
  directives: ReadonlySet<string>,
): readonly DefinitionNode[] {
  const isMarked = (node: ASTNode): boolean =>
    'directives' in node &&
    (node.directives as readonly ConstDirectiveNode[]).some(({ name }) =>
      directives.has(name.value),
    );
  const gone = new Set(definitions.filter((node) => isType(node) && isMarked(node)).map(nameOf));
  let left = definitions.map((node) => leaveOut(node, isMarked));
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    left = left
      .filter((node) => !isType(node) || !gone.has(nameOf(node)))
      .map((node) => leaveOut(node, (member) => gone.has(typeOf(member))));
    for (const name of emptied(left, definitions)) gone.add(name);
  }
  return left;
}

function leaveOut(node: DefinitionNode, isHidden: (member: ASTNode) => boolean): DefinitionNode {
  const drop = (member: ASTNode): null | undefined => (isHidden(member) ? null : undefined);
  return visit(node, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
    // Of interfaces and unions; the types of members are theirs.
    NamedType: (type, _key, parent) => (Array.isArray(parent) ? drop(type) : undefined),
  });
}

/** Name of the type of a field or an input, or of what a union or an interface names. */
function typeOf(member: ASTNode): string {
  if (member.kind === Kind.NAMED_TYPE) return member.name.value;
  return member.kind === Kind.FIELD_DEFINITION || member.kind === Kind.INPUT_VALUE_DEFINITION
    ? namedType(member.type)
    : '';
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function isType(node: DefinitionNode): boolean {
  return /Type(?:Definition|Extension)$/.test(node.kind);
}

/** Types that had members in one of their definitions, and have none in any now. */
function emptied(left: readonly DefinitionNode[], all: readonly DefinitionNode[]): string[] {
  const countsOf = (nodes: readonly DefinitionNode[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const node of nodes) {
      if (!isType(node)) continue;
      counts.set(nameOf(node), (counts.get(nameOf(node)) ?? 0) + countMembers(node));
    }
    return counts;
  };
  const had = countsOf(all);
  return [...countsOf(left)].flatMap(([name, count]) =>
    count === 0 && (had.get(name) ?? 0) > 0 ? [name] : [],
  );
}

function countMembers(node: DefinitionNode): number {
  if ('fields' in node) return node.fields?.length ?? 0;
  if ('values' in node) return node.values?.length ?? 0;
  return 'types' in node ? (node.types?.length ?? 0) : 0;
}
