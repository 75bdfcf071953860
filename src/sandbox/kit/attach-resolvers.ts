import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { isIntrospectionType, isObjectType, defaultFieldResolver } from 'graphql';
import type { About, AnyResolvers } from './context';

type ResolversByDomain = Readonly<Record<string, readonly AnyResolvers[]>>;

/**
 * Gives fields their resolvers, and all others one that reads the row.
 *
 * @param orElse - Answers what neither a resolver nor a property of the row does.
 * @throws Error that names, by domain, all resolvers for which the schema has no field.
 */
export function attachResolvers<C>(
  schema: GraphQLSchema,
  byDomain: ResolversByDomain,
  orElse: GraphQLFieldResolver<unknown, C>,
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
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types.filter((each) => !isIntrospectionType(each)))
    for (const field of Object.values(type.getFields())) field.resolve ??= readProperty(orElse);
}

/** Gives coordinates of resolvers without a field. */
function attach(schema: GraphQLSchema, resolvers: AnyResolvers): string[] {
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

/** What operations are about, by coordinate, as their resolvers say. */
export function subjectsOf(
  byDomain: ResolversByDomain,
): Readonly<Record<string, About['subject']>> {
  const all = Object.values(byDomain).flat();
  const subjects = all.flatMap((resolvers) =>
    ['Query', 'Mutation'].flatMap((type) =>
      Object.entries(resolvers[type] ?? {}).flatMap(([field, { subject }]) =>
        subject ? [[`${type}.${field}`, subject] as const] : [],
      ),
    ),
  );
  return Object.fromEntries(subjects);
}

type FieldResolver<C> = GraphQLFieldResolver<unknown, C>;

/**
 * Makes the resolver of a field that has none: it reads the row's property of that name. Null is
 * what a row says; what it says nothing of, `orElse` answers.
 */
export function readProperty<C>(orElse: FieldResolver<C>): FieldResolver<C> {
  return (row, args, context, info) => {
    const isSaid = typeof row === 'object' && row !== null && info.fieldName in row;
    return (isSaid ? defaultFieldResolver : orElse)(row, args, context, info);
  };
}
