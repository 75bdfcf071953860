import type { Sandbox } from './answer';
import { createAnswer } from './answer';
import type { Caller } from './kit/caller';
import { guest } from './kit/caller';
import type { Context } from './kit/context';
import { describeSchema } from './kit/describe-schema';
import { publishDue } from './domains/posts/rules';
import { createExecutableSchema } from './schema';
import type { Town, World } from './kit/world';
import { createWorld } from './kit/world';

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
