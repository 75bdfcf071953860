import { oneAtATime } from 'graphql-docs-reference/calls';
import { groupBy } from 'graphql-docs-reference/graphql';
import type { ModelRequest } from 'graphql-docs-reference/options';
import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { execute, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { createDocumentReader } from './document';
import type { ErrorCodes } from './failure';
import { renamed, withCode } from './failure';
import type { Fragments, Limits } from './limits';
import { fragmentsOf, limits, selectionsWithin, variablesFailure } from './limits';
import { Budget, tooMuch } from './resolvers';
import type { Journal } from './world';

/** How an API words what the engine answers. */
export interface Wording {
  readonly codes?: ErrorCodes;
  /** What to do in place of a subscription, as a sentence, where the API has none. */
  readonly insteadOfSubscription?: string;
  /** What a request and its answer may have; those of an API without. */
  readonly most?: Limits;
}

/** What a request may read, and the journal of all that it may change. */
interface Data<R> {
  readonly contextOf: (request: R) => object;
  readonly journalOf: () => Journal;
}

/**
 * Answers requests from the resolvers of a schema, each within a budget. Never throws. A request waits
 * for those before it, or it could read what is undone later.
 */
export function createAnswer<R extends ModelRequest>(
  schema: GraphQLSchema,
  { codes = {}, insteadOfSubscription, most = limits }: Wording = {},
): (data: Data<R>) => (request: R) => Promise<ExecutionResult> {
  const readDocument = createDocumentReader(schema, { most, instead: insteadOfSubscription });
  return (data) =>
    oneAtATime(async (request: R) => {
      const result = await answer(request, data);
      const errors = result.errors?.map((error) => renamed(error, codes));
      return { ...result, ...(errors && { errors }) };
    });

  async function answer(request: R, { contextOf, journalOf }: Data<R>): Promise<ExecutionResult> {
    const prepared = readDocument(request.query);
    if ('errors' in prepared) return prepared;
    const failure = variablesFailure(request.variables, most);
    if (failure) return { errors: [failure] };
    const budget = new Budget(most);
    const madeUp = new Set<string>();
    const { variables: variableValues, operationName, watch } = request;
    const { document } = prepared;
    const contextValue = { ...contextOf(request), budget, madeUp, watch };
    const args = { schema, document, variableValues, operationName, contextValue };
    const operation = getOperationAST(document, operationName);
    const result =
      operation?.operation === OperationTypeNode.MUTATION
        ? await executeMutation(args, operation, journalOf(), budget)
        : await execute(args);
    if (budget.isExceeded) return { data: null, errors: [tooMuch(most)] };
    return {
      ...result,
      ...(result.errors && { errors: result.errors.map(withCode) }),
      ...(madeUp.size > 0 && { extensions: { madeUp: [...madeUp].sort() } }),
    };
  }
}

/**
 * Executes a mutation, each field of its root as a whole or not at all: if a field is not answered
 * because of an error in it or below it, nothing stays of what it changed. What the fields before it
 * changed does stay, also where `data` is null. An error further below, which leaves the field with
 * an answer, undoes nothing. An answer that is over the budget undoes all.
 *
 * @see https://spec.graphql.org/October2021/#sec-Mutation
 */
async function executeMutation(
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
  const byKey = groupBy(fieldsOf(selectionSet, fragmentsOf(document)), ([key]) => key);
  return Array.from(byKey.values(), (fields) => {
    const selections = fields.map(([, node]) => node);
    return {
      ...document,
      definitions: document.definitions.map((node) =>
        node === operation ? { ...node, selectionSet: { ...selectionSet, selections } } : node,
      ),
    };
  });
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
