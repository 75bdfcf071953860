import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import { isMadeUp } from '../made-up/made';
import type { Sandbox } from './answer';
import { createAnswer } from './answer';
import { allResolvers } from './domains';
import { publishDue } from './domains/posts/rules';
import { enforceBudget } from './kit/budget';
import type { Caller } from './kit/caller';
import { guest } from './kit/caller';
import { enforceCapacity } from './kit/capacity';
import type { Context } from './kit/context';
import { describeSchema } from './kit/describe-schema';
import { attachResolvers, subjectsOf, wrapResolvers } from './kit/resolvers';
import { enforceScalars } from './kit/scalars';
import { enforceStatedLimits } from './kit/stated-limits';
import type { Town, World } from './kit/world';
import { createWorld } from './kit/world';
import type { MakingUp } from './make-up';
import { createMakeUp } from './make-up';
import { enforceAccess } from './shared/access';
import { answerContentField } from './shared/content-fields';
import { followReference } from './shared/references';

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

/** @throws Error if the schema lacks a field that a resolver is for. */
export function createExecutableSchema(sdl: string): GraphQLSchema {
  // Whoever builds the site has validated it, which takes longer than all else here.
  const schema = buildSchema(sdl, { assumeValid: true });
  const makeUp = createMakeUp(schema);
  attachResolvers(schema, allResolvers, answerContentField(followReference(makeUp)));
  enforceStatedLimits(schema);
  // Rules know rows, and nothing of an object that is made up.
  wrapResolvers<MakingUp>(
    schema,
    (resolve) => (parent, args, context, info) =>
      (isMadeUp(parent) ? makeUp : resolve)(parent, args, context, info),
  );
  enforceScalars(schema);
  enforceCapacity(schema);
  enforceAccess(schema, subjectsOf(allResolvers));
  enforceBudget(schema);
  return schema;
}
