import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import type { Context, Resolvers } from './context';

/**
 * Gives each field its resolver; one without is read from the row by its name.
 *
 * @throws Error that names, by domain, all resolvers for which the schema has no field.
 */
export function attachResolvers(
  schema: GraphQLSchema,
  byDomain: Readonly<Record<string, readonly Resolvers[]>>,
): void {
  const problems = Object.entries(byDomain).flatMap(([domain, all]) =>
    all.flatMap((resolvers) =>
      attach(schema, resolvers).map(
        (coordinate) =>
          `src/sandbox/domains/${domain}: Unexpected resolver of "${coordinate}", expected a field of the schema. Describe it in schema/, or take the resolver out.`,
      ),
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) field.resolve ??= readProperty;
}

/** Gives coordinates of resolvers without a field. */
function attach(schema: GraphQLSchema, resolvers: Resolvers): string[] {
  return Object.entries(resolvers).flatMap(([typeName, fields]) => {
    const type = schema.getType(typeName);
    return Object.entries(fields).flatMap(([fieldName, resolve]) => {
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) return [`${typeName}.${fieldName}`];
      field.resolve = resolve;
      return [];
    });
  });
}

/** Null is what a row says; a field of which it says nothing was forgotten. */
const readProperty: GraphQLFieldResolver<unknown, Context> = (row, args, context, info) => {
  const { parentType, fieldName } = info;
  if (typeof row === 'object' && row !== null && fieldName in row)
    return defaultFieldResolver(row, args, context, info);
  throw new Error(`Neither a resolver nor a row has "${parentType.name}.${fieldName}".`);
};
