import type { GraphQLSchema } from 'graphql';
import { getNullableType, isListType } from 'graphql';
import type { AnyRow } from 'graphql-docs-model';
import { allTables, daysAfter, notFound, wrapResolvers } from 'graphql-docs-model';
import type { Context, Row, World } from './context';
import { failure } from './context';

/**
 * Has a mutation that gets the same `idempotencyKey` within a day create nothing again: it answers
 * with what the first one created. A mutation that fails leaves no key, as it leaves nothing else.
 */
export function enforceIdempotency(schema: GraphQLSchema): void {
  wrapResolvers<Context>(schema, (resolve, { name, args, type }) => {
    if (!args.some((arg) => arg.name === 'idempotencyKey')) return resolve;
    return (parent, { idempotencyKey: key, ...given }, context, info) => {
      const { world, caller } = context;
      if (typeof key !== 'string' || caller.userId === undefined)
        return resolve(parent, given, context, info);
      const { userId } = caller;
      const request = JSON.stringify([name, given]);
      const known = world.idempotencyKeys.find(
        (row) => row.userId === userId && row.key === key && !isOver(row, world),
      );
      if (known && known.request !== request)
        throw failure('KEY_REUSED', 'You have used this key for something else.');
      const isList = isListType(getNullableType(type));
      if (known) {
        const rows = known.createdIds.map((id) => rowOf(id, world));
        return isList ? rows : rows[0];
      }
      const created = resolve(parent, given, context, info) as AnyRow | readonly AnyRow[];
      world.idempotencyKeys.put({
        __typename: 'IdempotencyKey',
        id: world.clock.newId(),
        userId,
        key,
        request,
        createdIds: [created].flat().map(({ id }) => id),
        createdAt: world.clock.now(),
      });
      return created;
    };
  });
}

function isOver({ createdAt }: Row<'idempotencyKeys'>, { clock }: World): boolean {
  return daysAfter(createdAt, 1) <= clock.now();
}

function rowOf(id: string, world: World): AnyRow {
  const table = allTables(world).find((each) => each.get(id));
  if (!table) throw notFound('such object any more');
  return table.need(id);
}
