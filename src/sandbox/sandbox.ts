import type { ExecutionResult } from 'graphql';
import { createAnswer } from './answer';
import type { Caller } from './kit/caller';
import { guest } from './kit/caller';
import type { Context } from './kit/context';
import { describeSchema } from './kit/describe-schema';
import { publishDue } from './domains/posts/publish-due';
import { createExecutableSchema } from './schema';
import type { UploadService } from './kit/uploads';
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
}

/** A sandbox of the schema that the rules are for. */
export interface TownSandbox extends Sandbox {
  /** All that it knows now, to read only. Rows are replaced, so that two readings can be compared. */
  readonly world: () => World;
}

/** An executable model of the API that `sdl` describes, with a world of its own in memory. */
export function createSandbox(sdl: string, town: Town): TownSandbox {
  const schema = createExecutableSchema(sdl);
  let world = createWorld(town);
  return {
    run: createAnswer(schema, ({ caller, acceptLanguage, uploads }) => {
      publishDue(world);
      return {
        world,
        caller: presentCaller(caller, world),
        acceptLanguage: acceptLanguage ?? undefined,
        uploads,
      } satisfies Context;
    }),
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
