import type { Arguments, Types } from '../types/schema';
import type { Caller } from './caller';
import type { ParentOf } from './parents';
import type { UploadService } from './uploads';
import type { AnyRow, World } from './world';

/** What every resolver gets besides its parent and its arguments. */
export interface Context {
  readonly caller: Caller;
  readonly world: World;
  /** Header of the request, which decides about the language of a guest. */
  readonly acceptLanguage?: string;
  /** Image service that takes uploads; without one, a model that takes none. */
  readonly uploads?: UploadService;
}

interface Signature {
  // Written as a method: a resolver may then say more of its parent and arguments than `unknown`.
  resolve(parent: unknown, args: unknown, context: Context): unknown;
}

/** What a resolver is to whatever is put around it. */
export type AnyResolver = Signature['resolve'] & Partial<Pick<About, 'subject'>>;

export type AnyResolvers = Readonly<Record<string, Readonly<Record<string, AnyResolver>>>>;

/** A resolver that says which object an operation is about, for `@access`. */
export interface About {
  subject(args: unknown, context: Context): AnyRow | undefined;
}

type ArgumentsOf<T, Field> = T extends keyof Arguments
  ? Field extends keyof Arguments[T]
    ? Arguments[T][Field]
    : unknown
  : unknown;

/** Null may be left unsaid, as by a table that has no such row. */
type Result<T> = null extends T ? ParentOf<T> | undefined : ParentOf<T>;

type ResolversOf<T extends keyof Types> = {
  readonly [Field in Exclude<keyof Types[T], '__typename'>]?: (
    parent: ParentOf<Types[T]>,
    args: ArgumentsOf<T, Field>,
    context: Context,
  ) => Result<Types[T][Field]> | Promise<Result<Types[T][Field]>>;
};

/**
 * Resolvers by type and field, as the schema and the tables have them. A field without one is read
 * from the row by its name. Arguments have been checked against the schema before.
 */
export type Resolvers = { readonly [T in keyof Types]?: ResolversOf<T> };
