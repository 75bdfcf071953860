import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isIntrospectionType, isObjectType } from 'graphql';
import type { Context } from './context';

export type Field = ReturnType<GraphQLObjectType['getFields']>[string];

type Arguments = Readonly<Record<string, unknown>>;
type FieldResolver<C extends Context> = GraphQLFieldResolver<unknown, C, Arguments>;

/** Puts something around the resolver of each field; a field without one is read from the row. */
export function wrapResolvers<C extends Context>(
  schema: GraphQLSchema,
  wrap: (resolve: FieldResolver<C>, field: Field, type: GraphQLObjectType) => FieldResolver<C>,
): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = wrap(field.resolve ?? readProperty, field, type);
  }
}

/** Null is what a row says; a field of which it says nothing was forgotten. */
const readProperty: FieldResolver<Context> = (row, args, context, info) => {
  const { parentType, fieldName } = info;
  if (typeof row === 'object' && row !== null && fieldName in row)
    return defaultFieldResolver(row, args, context, info);
  throw new Error(`Neither a resolver nor a row has "${parentType.name}.${fieldName}".`);
};
