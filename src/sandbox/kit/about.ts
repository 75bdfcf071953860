import type { Tables } from '../types/tables';
import type { About, Context } from './context';
import { notFound } from './failure';
import type { AnyRow } from './world';
import { tableOf } from './world';

type Find<Args, R> = (args: Args, context: Context) => R | undefined;

/**
 * Resolver of an operation about one object: `@access` asks what the caller may do with it, and the
 * resolver gets it. What the caller may not read is as good as gone.
 *
 * @throws NOT_FOUND if there is no such object.
 */
export function about<R extends AnyRow, Args, Result>(
  find: Find<NoInfer<Args>, R>,
  resolve: (row: R, args: Args, context: Context) => Result,
): ((root: unknown, args: Args, context: Context) => Result) & About {
  const resolver = (_root: unknown, args: Args, context: Context): Result => {
    const row = find(args, context);
    if (!row) throw notFound('such object');
    return resolve(row, args, context);
  };
  return Object.assign(resolver, { subject: find });
}

/** Finds the row of a table that the argument `id` names. */
export function byId<Name extends keyof Tables>(
  table: Name,
): Find<{ readonly id: string }, Tables[Name]> {
  return ({ id }, { world }) => tableOf(world, table).get(id);
}

/** Resolver of a lookup: the row of a table that the argument `id` names. */
export function one<Name extends keyof Tables>(
  table: Name,
): ReturnType<typeof about<Tables[Name], { readonly id: string }, Tables[Name]>> {
  return about(byId(table), (row) => row);
}
