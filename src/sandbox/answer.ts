import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { execute } from 'graphql';
import type { Budgeted } from './kit/budget';
import { Budget, tooMuch } from './kit/budget';
import type { Caller } from './kit/caller';
import { createDocumentReader } from './kit/document';
import { withCode } from './kit/failure';
import { variablesFailure } from './kit/limits';
import type { UploadService } from './kit/uploads';
import type { MakingUp } from './make-up';

export interface SandboxRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
  readonly caller: Caller;
  /** Value of the header `Accept-Language`. */
  readonly acceptLanguage?: string | null;
  /** Image service that takes the uploads which the request asks to sign. */
  readonly uploads?: UploadService;
}

export interface Sandbox {
  /** Answers as the platform would, and remembers what a mutation changed. Never throws. */
  readonly run: (request: SandboxRequest) => Promise<ExecutionResult>;
  /** Gives the schema its descriptions, by coordinate, for introspections: its SDL may have none. */
  readonly describe: (texts: Readonly<Record<string, string>>) => void;
  /** Begins again, as if no mutation had been sent. */
  readonly reset: () => void;
}

/** Answers requests from the resolvers of a schema, each within a budget. Never throws. */
export function createAnswer(
  schema: GraphQLSchema,
  contextOf: (request: SandboxRequest) => object,
): (request: SandboxRequest) => Promise<ExecutionResult> {
  const readDocument = createDocumentReader(schema);
  return async (request) => {
    const prepared = readDocument(request.query);
    if ('errors' in prepared) return prepared;
    const failure = variablesFailure(request.variables);
    if (failure) return { errors: [failure] };
    const budget = new Budget();
    const madeUp = new Set<string>();
    const result = await execute({
      schema,
      document: prepared.document,
      variableValues: request.variables,
      operationName: request.operationName,
      contextValue: { ...contextOf(request), budget, madeUp } satisfies Budgeted &
        Pick<MakingUp, 'madeUp'>,
    });
    if (budget.isExceeded) return { data: null, errors: [tooMuch()] };
    return {
      ...result,
      ...(result.errors && { errors: result.errors.map(withCode) }),
      ...(madeUp.size > 0 && { extensions: { madeUp: [...madeUp].sort() } }),
    };
  };
}
