import type { ExecutionResult } from 'graphql';
import { execute } from 'graphql';
import type { BudgetedContext } from './kit/budget';
import { Budget, tooMuch } from './kit/budget';
import type { Caller } from './kit/caller';
import { guest } from './kit/caller';
import { describeSchema } from './kit/describe-schema';
import { createDocumentReader } from './kit/document';
import { publishDue } from './domains/posts/publish-due';
import { withCode } from './kit/errors';
import { createExecutableSchema } from './schema';
import type { UploadService } from './kit/uploads';
import { variablesFailure } from './kit/variables';
import type { Town, World } from './kit/world';
import { createWorld } from './kit/world';

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
  /** All that it knows now, to read only. Rows are replaced, so that two readings can be compared. */
  readonly world: () => World;
}

/** An executable model of the API that `sdl` describes, with a world of its own in memory. */
export function createSandbox(sdl: string, town: Town): Sandbox {
  const schema = createExecutableSchema(sdl);
  const readDocument = createDocumentReader(schema);
  let world = createWorld(town);
  return {
    run: async ({ query, variables, operationName, ...sender }) => {
      const prepared = readDocument(query);
      if ('errors' in prepared) return prepared;
      const failure = variablesFailure(variables);
      if (failure) return { errors: [failure] };
      publishDue(world);
      const budget = new Budget();
      const result = await execute({
        schema,
        document: prepared.document,
        variableValues: variables,
        operationName,
        contextValue: {
          world,
          budget,
          caller: presentCaller(sender.caller, world),
          acceptLanguage: sender.acceptLanguage ?? undefined,
          uploads: sender.uploads,
        } satisfies BudgetedContext,
      });
      if (budget.isExceeded) return { data: null, errors: [tooMuch()] };
      return result.errors ? { ...result, errors: result.errors.map(withCode) } : result;
    },
    describe: (texts) => describeSchema(schema, texts),
    reset: () => {
      world = createWorld(town);
    },
    world: () => world,
  };
}

/** Tokens of an account do not outlive it. */
function presentCaller(caller: Caller, { accounts }: World): Caller {
  const isGone = caller.userId !== undefined && !accounts.get(caller.userId);
  return isGone ? { ...guest, guestReason: 'TOKEN_REJECTED' } : caller;
}
