import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, isAbstractType, isCompositeType, isUnionType, Kind, print } from 'graphql';
import { pluralForm } from '../../i18n/plural-form';
import { translate } from '../../i18n/translate';
import { commentOf, readComments } from './commented-document';
import { parseText } from './parse-request';
import { printCommented } from './print-commented';
import { fragmentsWithin } from './fragments-within';
import type { Change, EditedRequest } from './request';
import { EditFault } from './request';

const mostSelections = 5000;

type Parent = GraphQLCompositeType | undefined;

interface Merge {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Selections that were written so far: fragments within fragments multiply. */
  count: number;
}

/**
 * Writes the selections of fragments where the fragments are spread, and the same selections once.
 * A fragment that no operation uses is left alone.
 */
export function mergeFragments(request: EditedRequest, schema: GraphQLSchema): Change {
  const source = parseText(request.text);
  const used = usedFragments(source);
  const { definitions, after } = readComments(source, request.text);
  const fragments = new Map(
    definitions.flatMap(({ node }) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const merge: Merge = { schema, fragments, count: 0 };
  const merged = definitions.flatMap((definition) => {
    const { before, node } = definition;
    if (node.kind === Kind.FRAGMENT_DEFINITION && used.has(node.name.value)) return [];
    if (node.kind !== Kind.OPERATION_DEFINITION) return [definition];
    const root = schema.getRootType(node.operation) ?? undefined;
    const selectionSet = mergeSet(node.selectionSet, root, merge);
    return [{ before, node: { ...node, selectionSet } }];
  });
  const text = printCommented({ definitions: merged, after });
  return { ...request, text, cursor: Math.min(request.cursor, text.length), message: said(used) };
}

function usedFragments(document: DocumentNode): ReadonlySet<string> {
  const used = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [...fragmentsWithin(node, document)] : [],
    ),
  );
  if (used.size === 0)
    throw new EditFault(
      translate({
        id: 'editor.edit.noFragments',
        message: 'No operation of the request uses a fragment.',
      }),
    );
  return used;
}

function said({ size }: ReadonlySet<string>): string {
  return pluralForm(
    size,
    translate(
      { id: 'editor.edit.merged', message: 'Merged one fragment.|Merged {count} fragments.' },
      { count: size },
    ),
  );
}

function mergeSet(set: SelectionSetNode, parent: Parent, merge: Merge): SelectionSetNode {
  const selections = joinSame(flatten(set, parent, merge));
  return { ...set, selections: selections.map((node) => mergeWithin(node, parent, merge)) };
}

function mergeWithin(node: SelectionNode, parent: Parent, merge: Merge): SelectionNode {
  if (node.kind === Kind.FRAGMENT_SPREAD || !node.selectionSet) return node;
  const inner = typeWithin(node, parent, merge);
  return { ...node, selectionSet: mergeSet(node.selectionSet, inner, merge) };
}

function typeWithin(node: SelectionNode, parent: Parent, { schema }: Merge): Parent {
  if (node.kind === Kind.FIELD) {
    const fields = parent === undefined || isUnionType(parent) ? {} : parent.getFields();
    const type = getNamedType(fields[node.name.value]?.type);
    return isCompositeType(type) ? type : undefined;
  }
  if (node.kind === Kind.FRAGMENT_SPREAD || !node.typeCondition) return parent;
  const type = schema.getType(node.typeCondition.name.value);
  return isCompositeType(type) ? type : undefined;
}

/** Selections with those of fragments that always apply; of others there are inline fragments. */
function flatten({ selections }: SelectionSetNode, parent: Parent, merge: Merge): SelectionNode[] {
  merge.count += selections.length;
  if (merge.count > mostSelections)
    throw new EditFault(
      translate({ id: 'editor.edit.tooLong', message: 'The merged request would be too long.' }),
    );
  return selections.flatMap((node) => {
    const inline = node.kind === Kind.FRAGMENT_SPREAD ? inlined(node, merge) : node;
    if (inline.kind !== Kind.INLINE_FRAGMENT) return [inline];
    const condition = inline.typeCondition?.name.value;
    const applies = condition === undefined || isWithin(parent, condition, merge);
    if (!applies || inline.directives?.length) return [inline];
    return flatten(inline.selectionSet, parent, merge);
  });
}

function inlined(
  node: Extract<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>,
  { fragments }: Merge,
): SelectionNode {
  const { typeCondition, selectionSet } = fragments.get(node.name.value) ?? {};
  if (!typeCondition || !selectionSet) return node;
  return {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition,
    selectionSet,
    ...(node.directives && { directives: node.directives }),
  };
}

function isWithin(parent: Parent, condition: string, { schema }: Merge): boolean {
  if (parent?.name === condition) return true;
  const type = schema.getType(condition);
  if (!parent || !isAbstractType(type) || isUnionType(parent)) return false;
  return schema.isSubType(type, parent);
}

/** What is asked for twice is asked for once, with the selections of both. */
function joinSame(selections: readonly SelectionNode[]): SelectionNode[] {
  const joined = new Map<unknown, SelectionNode>();
  for (const node of selections) {
    const key = keyOf(node);
    const first = joined.get(key);
    joined.set(key, first ? join(first, node) : node);
  }
  return [...joined.values()];
}

function keyOf(node: SelectionNode): unknown {
  const comment = commentOf(node);
  if (comment) return comment.text === '' ? node : `# ${comment.text}`;
  if (node.kind === Kind.FRAGMENT_SPREAD || node.directives?.length) return node;
  if (node.kind === Kind.INLINE_FRAGMENT) return `... ${node.typeCondition?.name.value}`;
  const args = (node.arguments ?? []).map(print).sort().join();
  return `${node.alias?.value}: ${node.name.value}(${args})`;
}

function join(one: SelectionNode, other: SelectionNode): SelectionNode {
  if (one.kind === Kind.FRAGMENT_SPREAD || other.kind === Kind.FRAGMENT_SPREAD) return one;
  if (!one.selectionSet || !other.selectionSet) return one;
  const selections = [...one.selectionSet.selections, ...other.selectionSet.selections];
  return { ...one, selectionSet: { ...one.selectionSet, selections } };
}
