import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isIntrospectionType, isObjectType } from 'graphql';
import type { AnyRow } from './world';

export type Field = ReturnType<GraphQLObjectType['getFields']>[string];

export type FieldResolver<C> = GraphQLFieldResolver<unknown, C, Readonly<Record<string, unknown>>>;

interface Signature {
  // Written as a method: a resolver may then say more of its parent, arguments and context than `unknown`.
  resolve(parent: unknown, args: unknown, context: unknown): unknown;
}

/** What a resolver is to whatever is put around it. */
type AnyResolver = Signature['resolve'] & Partial<Pick<About, 'subject'>>;

type AnyResolvers = Readonly<Record<string, Readonly<Record<string, AnyResolver>>>>;

/** A resolver that says which object an operation is about, for those who check access. */
export interface About {
  subject(args: unknown, context: unknown): AnyRow | undefined;
}

/** Resolvers by type and field, of each part of an API. */
export type ResolversByDomain = Readonly<Record<string, readonly AnyResolvers[]>>;

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
          `${domain}: Unexpected resolver of "${coordinate}", expected a field of the schema. Describe it there, or take the resolver out.`,
      ),
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const { field } of fieldsOf(schema)) field.resolve ??= readProperty(orElse);
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

/**
 * Makes the resolver of a field that has none: it reads the row's property of that name. Null is
 * what a row says; what it says nothing of, `orElse` answers.
 */
function readProperty<C>(orElse: GraphQLFieldResolver<unknown, C>): typeof orElse {
  return (row, args, context, info) => {
    const isSaid = typeof row === 'object' && row !== null && info.fieldName in row;
    return (isSaid ? defaultFieldResolver : orElse)(row, args, context, info);
  };
}

/** Puts something around the resolver of each field. */
export function wrapResolvers<C>(
  schema: GraphQLSchema,
  wrap: (resolve: FieldResolver<C>, field: Field, type: GraphQLObjectType) => FieldResolver<C>,
): void {
  for (const { type, field } of fieldsOf(schema))
    field.resolve = wrap(field.resolve ?? defaultFieldResolver, field, type);
}

function fieldsOf(schema: GraphQLSchema): { type: GraphQLObjectType; field: Field }[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
}
