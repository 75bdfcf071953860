import { notFound } from './failure';
import type { About } from './resolvers';
import type { AnyRow, RowTypes, Table, Tables, World } from './world';

/** What resolvers are written with, for the tables and the context of one model. */
export interface Kit<T extends RowTypes<T>, C> {
  /**
   * Resolver of an operation about one object: those who check access ask what the caller may do
   * with it, and the resolver gets it. What the caller may not read is as good as gone.
   *
   * @throws NOT_FOUND if there is no such object.
   */
  readonly about: <R extends AnyRow, Args, Result>(
    find: Find<NoInfer<Args>, R, C>,
    resolve: (row: R, args: Args, context: C) => Result,
  ) => Operation<Args, C, Result>;
  /** Finds the row of a table that the argument `id` names. */
  readonly byId: <Name extends keyof T>(table: Name) => Find<Named<'id'>, T[Name], C>;
  /** Finds the row of a table that another argument names. */
  readonly byArgument: <Name extends keyof T, Argument extends string>(
    table: Name,
    argument: Argument,
  ) => Find<Named<Argument>, T[Name], C>;
  /** Resolver of a lookup. */
  readonly one: <R extends AnyRow, Args>(find: Find<Args, R, C>) => Operation<Args, C, R>;
  /** Finds the rows of a table for a filter, by what is wanted of them. */
  readonly findRows: <Name extends keyof T, Filter extends object>(
    table: Name,
    wanted: Wanted<T[Name], Filter, C>,
  ) => (filter: Filter | null | undefined, context: C) => T[Name][];
  readonly tableOf: <Name extends keyof T>(world: World<T>, name: Name) => Table<T[Name]>;
}

type Named<Argument extends string> = Readonly<Record<Argument, string>>;

type Find<Args, R, C> = (args: Args, context: C) => R | undefined;

export type Operation<Args, C, Result> = ((root: unknown, args: Args, context: C) => Result) &
  About;

type Key<R> = Extract<keyof R, string>;
/** Columns that members of a filter are compared with, or what a row has in their place. */
type Against<R, Filter> = { readonly [Member in keyof Filter]?: Key<R> | ((row: R) => unknown) };

interface Wanted<R, Filter, C> {
  /** Gives a condition of rows, once for all of them. @throws VALIDATION_FAILED as `check` does. */
  readonly where: (filter: Filter, context: C) => (row: R) => boolean;
  /** @throws VALIDATION_FAILED for a filter that the API refuses. */
  readonly check?: (filter: Filter, context: C) => void;
  /** Texts that `searchText` looks in. */
  readonly text?: (row: R, context: C) => readonly (string | null | undefined)[];
  /** Members that a value must equal; null and absent mean that any value will do. */
  readonly equal?: Against<R, NoInfer<Filter>>;
  /** Members of which a value, or one of its values, must be one; empty means that any will do. */
  readonly oneOf?: Against<R, NoInfer<Filter>>;
  readonly order: Order<R>;
}

export function createKit<T extends RowTypes<T>, C extends { readonly world: World<T> }>(): Kit<
  T,
  C
> {
  const tableOf: Kit<T, C>['tableOf'] = (world, name) => {
    const tables: Tables<T> = world;
    return tables[name];
  };
  const about: Kit<T, C>['about'] = (find, resolve) =>
    Object.assign(
      (_root: unknown, args: Parameters<typeof resolve>[1], context: C) => {
        const row = find(args, context);
        if (!row) throw notFound('such object');
        return resolve(row, args, context);
      },
      { subject: find },
    );
  const byArgument: Kit<T, C>['byArgument'] =
    (table, argument) =>
    (args, { world }) =>
      tableOf(world, table).get(args[argument]);
  const byId: Kit<T, C>['byId'] = (table) => byArgument(table, 'id');
  return {
    tableOf,
    about,
    byId,
    byArgument,
    one: (find) => about(find, (row) => row),
    findRows: (table, wanted) => (given, context) => {
      const filter = given ?? ({} as NonNullable<typeof given>);
      wanted.check?.(filter, context);
      const { searchText } = filter as { readonly searchText?: string | null };
      const fitsText = wanted.text ? searchFor(searchText) : undefined;
      const conditions = [
        wanted.where(filter, context),
        ...conditionsOf(wanted.equal, filter, (value, has) => value === has),
        ...conditionsOf(wanted.oneOf, filter, (value, has) =>
          allowsOne(value as Choices<unknown>, Array.isArray(has) ? has : [has]),
        ),
      ];
      return tableOf(context.world, table)
        .where((row) => conditions.every((fits) => fits(row)))
        .filter((row) => fitsText?.(...(wanted.text?.(row, context) ?? [])) ?? true)
        .sort(wanted.order);
    },
  };
}

function conditionsOf<R, Filter extends object>(
  against: Against<R, Filter> = {},
  filter: Filter,
  fits: (value: unknown, has: unknown) => boolean,
): ((row: R) => boolean)[] {
  return (Object.keys(against) as (keyof Filter)[]).flatMap((member) => {
    const [value, read] = [filter[member], against[member]];
    if (value == null || read === undefined) return [];
    return [(row: R) => fits(value, typeof read === 'function' ? read(row) : row[read as Key<R>])];
  });
}

/** Whether a list of a filter allows at least one of some values. */
export function allowsOne<Value>(choices: Choices<Value>, values: readonly Value[]): boolean {
  return !choices?.length || values.some((value) => choices.includes(value));
}

export type Order<R> = (a: R, b: R) => number;

export function ascending<R>(read: (row: R) => string | null): Order<R> {
  return (a, b) => (read(a) ?? '').localeCompare(read(b) ?? '');
}

export function descending<R>(read: (row: R) => string | null): Order<R> {
  return (a, b) => (read(b) ?? '').localeCompare(read(a) ?? '');
}

/** Rows that have a score, the highest first. */
export function ranked<R>(rows: readonly R[], scoreOf: (row: R) => number): R[] {
  return rows
    .map((row) => ({ row, score: scoreOf(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/** Identifiers that are in both lists, in the order of the first. */
export function inBoth(ids: readonly string[], others: readonly string[] = []): string[] {
  return ids.filter((id) => others.includes(id));
}

/**
 * Tells whether all words of a search occur in texts, in any order; case and accents do not matter.
 * Without a search, every text fits.
 */
export function searchFor(
  search: string | null | undefined,
): (...texts: readonly (string | null | undefined)[]) => boolean {
  if (search == null) return () => true;
  const words = folded(search.trim()).split(/\s+/);
  return (...texts) => {
    const text = folded(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** Text in lower case and without accents, for comparisons. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** A list of a filter; absent, null and empty all mean that any value will do. */
export type Choices<Value> = readonly Value[] | null | undefined;
