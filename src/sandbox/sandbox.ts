import type { ExecutionResult } from 'graphql';
import { execute } from 'graphql';
import type { BudgetedContext } from './budget';
import { Budget, tooMuch } from './budget';
import type { Caller } from './caller';
import { prepareDocument } from './document';
import { withCode } from './errors';
import { createExecutableSchema } from './schema';
import { createWorld } from './world';

export interface SandboxRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
  readonly caller: Caller;
}

export interface Sandbox {
  /** Answers as the platform would, and remembers what a mutation changed. Never throws. */
  readonly run: (request: SandboxRequest) => Promise<ExecutionResult>;
  /** Begins anew, as if no mutation had been sent. */
  readonly reset: () => void;
}

/** An executable model of the API that `sdl` describes, with a world of its own in memory. */
export function createSandbox(sdl: string): Sandbox {
  const schema = createExecutableSchema(sdl);
  let world = createWorld();
  return {
    run: async ({ query, variables, operationName, caller }) => {
      const prepared = prepareDocument(query, schema);
      if ('errors' in prepared) return prepared;
      const budget = new Budget();
      const result = await execute({
        schema,
        document: prepared.document,
        variableValues: variables,
        operationName,
        contextValue: { caller, world, budget } satisfies BudgetedContext,
      });
      if (budget.isExceeded) return { data: null, errors: [tooMuch()] };
      return result.errors ? { ...result, errors: result.errors.map(withCode) } : result;
    },
    reset: () => {
      world = createWorld();
    },
  };
}
