import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { getNamedType, getNullableType, isAbstractType, isListType, isNonNullType } from 'graphql';
import type { Context, Row, World } from './context';
import type { AnyRow } from 'graphql-docs-model';
import { allTables } from 'graphql-docs-model';
import { canRead } from './permissions';

/** The space that a row names, if the caller may read it. */
export function readableSpace(
  id: string | null | undefined,
  context: Context,
): Row<'spaces'> | null {
  const space = context.world.spaces.get(id);
  return space && canRead(space, context) ? space : null;
}

/**
 * Resolver of a field whose rows a column names: `space` is the row of `spaceId`, `topics` are those
 * of `topicIds` in their order. A field that can be null is null for who may not read its row;
 * people are shown to everyone, and their fields hide themselves.
 *
 * @param orElse - Answers where there is no such column.
 */
export function followReference<C extends Context>(
  orElse: GraphQLFieldResolver<unknown, C>,
): GraphQLFieldResolver<unknown, C> {
  return (row, args, context, info) => {
    const { fieldName, returnType } = info;
    const columns = (row ?? {}) as Readonly<Record<string, unknown>>;
    const find = (id: unknown): AnyRow | undefined => rowOf(id, info, context.world);
    if (isListType(getNullableType(returnType))) {
      const ids = columns[`${fieldName.replace(/ies$/, 'y').replace(/s$/, '')}Ids`];
      if (Array.isArray(ids)) return ids.flatMap((id) => find(id) ?? []);
    }
    const id = columns[`${fieldName}Id`];
    if (id === undefined) return orElse(row, args, context, info);
    const found = find(id);
    const isShown = isNonNullType(returnType) || found?.__typename === 'User';
    return found && (isShown || canRead(found, context)) ? found : null;
  };
}

/** The row of an id that can be in a field; an account has the id of its profile. */
function rowOf(
  id: unknown,
  { returnType, schema }: GraphQLResolveInfo,
  world: World,
): AnyRow | undefined {
  if (typeof id !== 'string') return undefined;
  const type = getNamedType(returnType);
  const fitting = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const rows = allTables(world).flatMap((table) => table.get(id) ?? []);
  return rows.find(({ __typename }) => fitting.some(({ name }) => name === __typename));
}
