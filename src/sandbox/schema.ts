import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import { enforceAccess } from './shared/access';
import type { MakingUp } from './make-up';
import { createMakeUp } from './make-up';
import { isMadeUp } from '../made-up/made';
import { wrapResolvers } from './kit/wrap-resolvers';
import { attachResolvers, subjectsOf } from './kit/attach-resolvers';
import { enforceBudget } from './kit/budget';
import { enforceCapacity } from './kit/capacity';
import { allResolvers } from './domains';
import { enforceScalars } from './kit/scalars';
import { enforceStatedLimits } from './kit/stated-limits';
import { followReference } from './shared/references';

/** @throws Error if the schema lacks a field that a resolver is for. */
export function createExecutableSchema(sdl: string): GraphQLSchema {
  // Whoever builds the site has validated it, which takes longer than all else here.
  const schema = buildSchema(sdl, { assumeValid: true });
  const makeUp = createMakeUp(schema);
  attachResolvers(schema, allResolvers, followReference(makeUp));
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
