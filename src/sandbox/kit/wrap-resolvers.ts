import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isIntrospectionType, isObjectType } from 'graphql';

export type Field = ReturnType<GraphQLObjectType['getFields']>[string];

type Arguments = Readonly<Record<string, unknown>>;
type FieldResolver<C> = GraphQLFieldResolver<unknown, C, Arguments>;

/** Puts something around the resolver of each field. */
export function wrapResolvers<C>(
  schema: GraphQLSchema,
  wrap: (resolve: FieldResolver<C>, field: Field, type: GraphQLObjectType) => FieldResolver<C>,
): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = wrap(field.resolve ?? defaultFieldResolver, field, type);
  }
}
