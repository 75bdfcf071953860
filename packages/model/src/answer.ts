import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { execute, getOperationAST, OperationTypeNode } from 'graphql';
import { oneAtATime } from 'graphql-docs-reference/calls';
import type { ModelRequest } from 'graphql-docs-reference/options';
import { Budget, tooMuch } from './budget';
import { createDocumentReader } from './document';
import { executeMutation } from './execute-mutation';
import type { ErrorCodes } from './failure';
import { renamed, withCode } from './failure';
import type { Journal } from './journal';
import { variablesFailure } from './limits';

/** How an API words what the engine answers. */
export interface Wording {
  readonly codes?: ErrorCodes;
  /** What to do in place of a subscription, as a sentence, where the API has none. */
  readonly insteadOfSubscription?: string;
}

/**
 * Answers requests from the resolvers of a schema, each within a budget. Never throws. A request waits
 * for those before it, or it could read what is undone later.
 *
 * @param journalOf - Gives the journal of all that a request may change.
 */
export function createAnswer<R extends ModelRequest>(
  schema: GraphQLSchema,
  contextOf: (request: R) => object,
  journalOf: () => Journal,
  { codes = {}, insteadOfSubscription }: Wording = {},
): (request: R) => Promise<ExecutionResult> {
  const readDocument = createDocumentReader(schema, insteadOfSubscription);
  return oneAtATime(async (request: R) => {
    const result = await answer(request);
    const errors = result.errors?.map((error) => renamed(error, codes));
    return { ...result, ...(errors && { errors }) };
  });

  async function answer(request: R): Promise<ExecutionResult> {
    const prepared = readDocument(request.query);
    if ('errors' in prepared) return prepared;
    const failure = variablesFailure(request.variables);
    if (failure) return { errors: [failure] };
    const budget = new Budget();
    const madeUp = new Set<string>();
    const { variables: variableValues, operationName } = request;
    const { document } = prepared;
    const contextValue = { ...contextOf(request), budget, madeUp };
    const args = { schema, document, variableValues, operationName, contextValue };
    const operation = getOperationAST(document, operationName);
    const result =
      operation?.operation === OperationTypeNode.MUTATION
        ? await executeMutation(args, operation, journalOf(), budget)
        : await execute(args);
    if (budget.isExceeded) return { data: null, errors: [tooMuch()] };
    return {
      ...result,
      ...(result.errors && { errors: result.errors.map(withCode) }),
      ...(madeUp.size > 0 && { extensions: { madeUp: [...madeUp].sort() } }),
    };
  }
}
