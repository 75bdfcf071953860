/** What generated pages say that only the owner of an API knows; each is left out without. */
export interface Texts {
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
        /** How tests run the code of samples. */
        readonly testedCode?: string | undefined;
      }
    | undefined;
}
