import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLError,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { execute, Kind } from 'graphql';
import type { Budget } from './budget';
import type { Fragments } from './fragments';
import { fragmentsOf, selectionsWithin } from './fragments';
import type { Journal } from './journal';

/**
 * Executes a mutation, each field of its root as a whole or not at all: if a field is not answered
 * because of an error in it or below it, nothing stays of what it changed. What the fields before it
 * changed does stay, also where `data` is null. An error further below, which leaves the field with
 * an answer, undoes nothing. An answer that is over the budget undoes all.
 *
 * @see https://spec.graphql.org/October2021/#sec-Mutation
 */
export async function executeMutation(
  args: ExecutionArgs,
  operation: OperationDefinitionNode,
  journal: Journal,
  budget: Budget,
): Promise<ExecutionResult> {
  journal.open();
  try {
    const result = await executeFields(args, operation, journal);
    if (!budget.isExceeded) journal.keep();
    return result;
  } finally {
    journal.close();
  }
}

async function executeFields(
  args: ExecutionArgs,
  operation: OperationDefinitionNode,
  journal: Journal,
): Promise<ExecutionResult> {
  const data: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const errors: GraphQLError[] = [];
  for (const document of fieldByField(args.document, operation)) {
    const mark = journal.mark();
    const result = await execute({ ...args, document });
    errors.push(...(result.errors ?? []));
    if (!isAnswered(result)) journal.undoTo(mark);
    if (!result.data) return { ...result, errors };
    Object.assign(data, result.data);
  }
  return { data, ...(errors.length > 0 && { errors }) };
}

/** Whether the one field of a result has an answer; null without an error is one. */
function isAnswered({ data, errors }: ExecutionResult): boolean {
  return errors === undefined || (data != null && !Object.values(data).includes(null));
}

/**
 * A document for each field of the root, in their order, because `execute` doesn't say when one is
 * complete and the next begins.
 */
function fieldByField(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly DocumentNode[] {
  const { selectionSet } = operation;
  const [first, ...others] = selectionSet.selections;
  if (first?.kind === Kind.FIELD && others.length === 0) return [document];
  const byKey = new Map<string, SelectionNode[]>();
  for (const [key, node] of fieldsOf(selectionSet, fragmentsOf(document))) {
    const known = byKey.get(key);
    if (known) known.push(node);
    else byKey.set(key, [node]);
  }
  return [...byKey.values()].map((selections) => ({
    ...document,
    definitions: document.definitions.map((node) =>
      node === operation ? { ...node, selectionSet: { ...selectionSet, selections } } : node,
    ),
  }));
}

/** Fields by the names of their answers, each alone in the fragments around it. */
function fieldsOf(
  { selections }: SelectionSetNode,
  fragments: Fragments,
): readonly (readonly [key: string, node: SelectionNode])[] {
  return selections.flatMap((node): readonly (readonly [string, SelectionNode])[] => {
    if (node.kind === Kind.FIELD) return [[(node.alias ?? node.name).value, node]];
    const { directives } = node;
    const inner = selectionsWithin(node, fragments);
    if (!inner) return [];
    return fieldsOf(inner, fragments).map(([key, field]) => {
      const selectionSet = { kind: Kind.SELECTION_SET, selections: [field] } as const;
      return [key, { kind: Kind.INLINE_FRAGMENT, directives, selectionSet }] as const;
    });
  });
}
