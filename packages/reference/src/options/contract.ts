import type { GraphQLField } from 'graphql';

/**
 * What a schema says of its operations beside their types, and how. What is left out is said of
 * nothing: pages, files and agents then know no access, no error codes, no replacement or no day.
 *
 * What is data survives JSON, which is how a packed server gets it.
 */
export interface Contract {
  readonly access?: AccessContract | undefined;
  readonly errors?: ErrorContract | undefined;
  readonly deprecation?: DeprecationContract | undefined;
}

/** The directive that says who may call an operation or read a field. */
export interface AccessContract {
  /** Its name, as `auth` for `@auth`. */
  readonly directive: string;
  /** Its argument for the lowest role of a caller: a value of an enum with the lowest role first. */
  readonly role: string;
  /** Its argument for a list of connections to what an operation is about; one of them is needed. */
  readonly connections?: string | undefined;
  /** Its argument for what a caller needs leave to do. */
  readonly permission?: string | undefined;
  /** Its argument for a list of what the access token of a client has to allow, all of it. */
  readonly scopes?: string | undefined;
  /** Role of everybody, with or without an access token. */
  readonly everyone?: string | undefined;
  /** Role that all have who are signed in. */
  readonly signedIn?: string | undefined;
  /** Phrases of its own, asked for when a page is made, since only a build knows its locale. */
  readonly words?: (() => AccessWords) | undefined;
  /**
   * Id of the caller in whose name a generated example is sent. Without, it is one whose id is the
   * name of a role that is high enough.
   */
  readonly callerFor?: ((access: Access | undefined) => string) | undefined;
}

/** Each has `{connections}`, in whose place they are listed. */
export interface AccessWords {
  /** Behind the words for a role, as `, and whose connection to the team is {connections}`. */
  readonly connections: string;
  /** In a table, as `{connections} of the team`. */
  readonly connectionsInShort: string;
}

/** What a directive says of an operation or field: the conditions that must all hold. */
export interface Access {
  readonly role: string;
  /** Empty where none is needed. */
  readonly connections: readonly string[];
  readonly permission: string | undefined;
  /** Empty where none is needed. */
  readonly scopes: readonly string[];
}

/** The directive that lists the error codes of an operation. */
interface ErrorContract {
  /** Its name, as `fails` for `@fails`. */
  readonly directive: string;
  /** Its argument for the list of codes. */
  readonly argument: string;
  /** Enum of all codes, whose descriptions say when each comes. */
  readonly enum: string;
  /** Codes that every operation can fail with, and that the directive therefore never lists. */
  readonly common: readonly string[];
  /** Codes of what anybody can cause, so that pages show what each operation then answers. */
  readonly causes?: Readonly<Partial<Record<Cause, string>>> | undefined;
}

/**
 * How a request is made to fail: nobody is signed in, whoever is may not, the object isn't there or is
 * hidden, a value is past a limit of `@constraint`, or the same change was made before.
 */
export type Cause = 'signedOut' | 'notAllowed' | 'notThere' | 'pastLimit' | 'repeated';

/** What the reason of a deprecation says besides, each as a pattern that holds a name in braces. */
export interface DeprecationContract {
  /** The first place of it names what to use instead, as `` `{coordinate}` `` or `Use {coordinate},`. */
  readonly replacement?: string | undefined;
  /** A reason ends with it, as `Removal on {date}.`; the date is written as `2027-09-30`. */
  readonly removal?: string | undefined;
  /**
   * Days from the release that deprecates something to the earliest removal. With them, a check of
   * the changelog demands this notice of removals, and a note on each breaking change.
   */
  readonly notice?: number | undefined;
}

/**
 * What pages do with the directives that the SDL applies, by name: `show` prints each with its
 * arguments beside what it stands on, `hide` leaves out what it stands on. Others are not shown.
 */
export type Directives = Readonly<Record<string, 'show' | 'hide'>>;

/**
 * What makes the domains of a schema: its files, an argument of a directive on operations and types,
 * or a function that names the domain of an operation, with an empty text for none.
 */
export type GroupBy =
  | 'file'
  | { readonly directive: string; readonly argument: string }
  | ((field: GraphQLField<unknown, unknown>) => string);

/**
 * Words of guides by the address that explains them, in all forms that they take: `'/docs/words#loan':
 * ['loan', 'loans']`. Where one is part of another, the longer one comes first.
 */
export type Terms = Readonly<Record<string, readonly string[]>>;

/** What generated pages say that only the owner of an API knows; each is left out without. */
export interface Texts {
  /** What the reference is called, as `Lending API`; `GraphQL API` without. */
  readonly title?: string | undefined;
  /** A query that needs no access token, in one line: the first request that a reader sends. */
  readonly firstRequest?: string | undefined;
  /** A list type of the schema, as `[Team!]!`, and what it is a list of, as `teams`. */
  readonly list?: { readonly type: string; readonly of: string } | undefined;
  /** Addresses of guides. */
  readonly guides?:
    | {
        /** Which changes come without notice, and how to prepare for them. */
        readonly changes?: string | undefined;
        /** How a build reports what it still uses of what is deprecated. */
        readonly report?: string | undefined;
        /** How long a deprecation lasts. */
        readonly notice?: string | undefined;
        /** How a client asks for scopes. */
        readonly scopes?: string | undefined;
        /** How tests run the code of samples. */
        readonly testedCode?: string | undefined;
        /** Words whose first use on each page leads to where they are explained. */
        readonly terms?: Terms | undefined;
      }
    | undefined;
}
