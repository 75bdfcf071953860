import type { GraphQLSchema } from 'graphql';
import { buildSchema, isObjectType } from 'graphql';
import { enforceAccess } from './access';
import { enforceBudget } from './budget';
import { allResolvers, allSubjects } from './domains';
import { enforceScalars } from './scalars';

/** @throws Error where the schema lacks a field that a resolver is for. */
export function createExecutableSchema(sdl: string): GraphQLSchema {
  // Whoever builds the site has validated it, which takes longer than all else here.
  const schema = buildSchema(sdl, { assumeValid: true });
  for (const [typeName, fields] of allResolvers.flatMap((resolvers) => Object.entries(resolvers))) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}.`);
      field.resolve = resolve;
    }
  }
  enforceScalars(schema);
  enforceAccess(schema, allSubjects);
  enforceBudget(schema);
  return schema;
}
