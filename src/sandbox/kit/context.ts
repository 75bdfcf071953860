import type { Caller } from './caller';
import type { UploadService } from './uploads';
import type { World } from './world';

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

export type Resolver = Signature['resolve'];

/**
 * Resolvers by type and field. A field without one is read from the row by its name. Parents and
 * arguments have been checked against the schema before a resolver runs.
 */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
