import type { AnyRow, Kit, Table, World as ModelWorld } from 'graphql-docs-model';
import { createKit, failure as modelFailure } from 'graphql-docs-model';
import type { GraphQLError } from 'graphql';
import type {
  Arguments,
  ErrorCode,
  ErrorReason,
  GuestUserReason,
  Scope,
  Types,
} from '../types/schema';
import type { Parents, Tables } from '../types/tables';
import type { UploadService } from './uploads';

/** Values of `UserRole` in the schema, in the order of growing rights. */
export const userRoles = ['GUEST', 'MEMBER', 'EDITOR', 'MODERATOR', 'ADMIN'] as const;

export type UserRole = (typeof userRoles)[number];

/** Who sends a request. A guest has no user. */
export interface Caller {
  readonly role: UserRole;
  readonly userId: string | undefined;
  /** Why a guest is one; absent means that there is no token. */
  readonly guestReason?: GuestUserReason;
  /** Whether the token of a guest is that of a client without a user. */
  readonly isClient?: true;
  /** Those of the access token; absent where there is none, or one that allows everything. */
  readonly scopes?: readonly Scope[];
}

export const guest: Caller = { role: 'GUEST', userId: undefined };

export function isAtLeast(caller: Caller, role: UserRole): boolean {
  return userRoles.indexOf(caller.role) >= userRoles.indexOf(role);
}

/** All that the sandbox knows: one town and its people. */
export type World = ModelWorld<Tables>;

export type Row<Name extends keyof Tables> = Tables[Name];

/** Where the platform is for people. */
export interface Addresses {
  /** The web app. */
  readonly app: string;
  /** Issuer of the identity provider. */
  readonly identity: string;
}

/** Who asks, of which world. */
export interface Viewer {
  readonly caller: Caller;
  readonly world: World;
}

/** What every resolver gets besides its parent and its arguments. */
export interface Context extends Viewer {
  readonly addresses: Addresses;
  /** Header of the request, which decides about the language of a guest. */
  readonly acceptLanguage?: string;
  /** Image service that takes uploads; without one, a model that takes none. */
  readonly uploads?: UploadService;
}

const kit: Kit<Tables, Context> = createKit<Tables, Context>();

export const { about, byArgument, byId, one, findRows, tableOf } = kit;

/** The row of a slug, in whatever case that is asked for. */
export function bySlug<R extends AnyRow & { readonly slug: string }>(
  table: Table<R>,
  slug: string,
): R | undefined {
  return table.find((row) => row.slug === slug.toLowerCase());
}

/** The code of each reason. */
const codes = {
  NO_TOKEN: 'UNAUTHENTICATED',
  TOKEN_EXPIRED: 'UNAUTHENTICATED',
  TOKEN_REJECTED: 'UNAUTHENTICATED',
  USER_REQUIRED: 'UNAUTHENTICATED',
  ROLE_REQUIRED: 'FORBIDDEN',
  CONNECTION_REQUIRED: 'FORBIDDEN',
  PERMISSION_REQUIRED: 'FORBIDDEN',
  SCOPE_REQUIRED: 'FORBIDDEN',
  BLOCKED: 'FORBIDDEN',
  CONNECTIONS_HIDDEN: 'FORBIDDEN',
  COMMENTS_CLOSED: 'FORBIDDEN',
  VALUE_TAKEN: 'CONFLICT',
  ALREADY_DONE: 'CONFLICT',
  WRONG_STATE: 'CONFLICT',
  STATE_CHANGED: 'CONFLICT',
  ARCHIVED: 'CONFLICT',
  POLL_CLOSED: 'CONFLICT',
  LIMIT_REACHED: 'CONFLICT',
  LAST_ADMIN: 'CONFLICT',
  TOO_EARLY: 'CONFLICT',
  KEY_REUSED: 'CONFLICT',
} as const satisfies Readonly<Record<ErrorReason, ErrorCode>>;

/** An error as the platform answers it, to be thrown by a resolver. */
export function failure(reason: ErrorReason, message: string): GraphQLError {
  return modelFailure(codes[reason], message, { reason });
}

/** An error about a caller without a user. */
export function signInFirst({ guestReason = 'NO_TOKEN', isClient }: Caller): GraphQLError {
  if (isClient || guestReason === 'CLIENT_TOKEN_EXPIRED')
    return failure('USER_REQUIRED', 'A client without a user cannot do this.');
  return failure(guestReason, 'Sign in to do this.');
}

type ArgumentsOf<T, Field> = T extends keyof Arguments
  ? Field extends keyof Arguments[T]
    ? Arguments[T][Field]
    : unknown
  : unknown;

/** Null may be left unsaid, as by a table that has no such row, and a page is cut from a whole list. */
type Result<T> = ParentOf<T> | ListOf<T> | (null extends T ? undefined : never);

type ListOf<T> = T extends { readonly data: infer List; readonly totalResults: number }
  ? ParentOf<List>
  : never;

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

/**
 * What the fields of a type are read from where that is neither a row nor what the schema says of
 * the type. Domains add theirs: `declare module '../../shared/context'`.
 */
export interface DomainParents {
  readonly Query: unknown;
  readonly Mutation: unknown;
}

interface Named {
  readonly __typename?: string;
}

type NameOf<T extends Named> = NonNullable<T['__typename']>;

/**
 * What the fields of a type are read from, and so what a resolver gives for it: a row of its table,
 * or an object with what the schema says of the type, whose own objects are rows where they can be.
 */
export type ParentOf<T> = T extends readonly (infer Item)[]
  ? readonly ParentOf<Item>[]
  : T extends Named
    ? NameOf<T> extends keyof DomainParents
      ? DomainParents[NameOf<T>]
      : NameOf<T> extends keyof Parents
        ? Parents[NameOf<T>]
        : { readonly [Field in keyof Omit<T, '__typename'>]: ParentOf<T[Field]> }
    : T;

/** Absolute address of a page in the web app, for example `events/018f…`. */
export function webUrl(path: string, { addresses }: Pick<Context, 'addresses'>): string {
  return `${addresses.app}/${path}`;
}
