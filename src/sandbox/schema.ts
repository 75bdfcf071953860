import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import { enforceAccess } from './shared/access';
import { attachResolvers, subjectsOf } from './kit/attach-resolvers';
import { enforceBudget } from './kit/budget';
import { enforceCapacity } from './kit/capacity';
import { allResolvers, allSubjects } from './domains';
import { enforceScalars } from './kit/scalars';

/** @throws Error if the schema lacks a field that a resolver is for. */
export function createExecutableSchema(sdl: string): GraphQLSchema {
  // Whoever builds the site has validated it, which takes longer than all else here.
  const schema = buildSchema(sdl, { assumeValid: true });
  attachResolvers(schema, allResolvers);
  enforceScalars(schema);
  enforceCapacity(schema);
  enforceAccess(schema, { ...allSubjects, ...subjectsOf(allResolvers) } as typeof allSubjects);
  enforceBudget(schema);
  return schema;
}
