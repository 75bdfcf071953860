import type { GraphQLSchema } from 'graphql';
import { execute } from 'graphql';
import type { Budgeted } from './kit/budget';
import { Budget, tooMuch } from './kit/budget';
import { createDocumentReader } from './kit/document';
import { withCode } from './kit/errors';
import type { Sandbox, SandboxRequest } from './sandbox';
import { variablesFailure } from './kit/variables';

/** Answers requests from the resolvers of a schema, each within a budget. Never throws. */
export function createAnswer(
  schema: GraphQLSchema,
  contextOf: (request: SandboxRequest) => object,
): Sandbox['run'] {
  const readDocument = createDocumentReader(schema);
  return async (request) => {
    const prepared = readDocument(request.query);
    if ('errors' in prepared) return prepared;
    const failure = variablesFailure(request.variables);
    if (failure) return { errors: [failure] };
    const budget = new Budget();
    const result = await execute({
      schema,
      document: prepared.document,
      variableValues: request.variables,
      operationName: request.operationName,
      contextValue: { ...contextOf(request), budget } satisfies Budgeted,
    });
    if (budget.isExceeded) return { data: null, errors: [tooMuch()] };
    return result.errors ? { ...result, errors: result.errors.map(withCode) } : result;
  };
}
