/** What the owner of a site says about the words of its readers. All of it is optional. */
export interface SearchWords {
  /** Paths that an empty search offers. */
  readonly start: readonly string[];
  /** Paths of pages that come after others which fit as well, with all pages below them. */
  readonly later: readonly string[];
  /** By path: other titles, such as a task, found in any form of their words. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** By path: codes, and what is always the same in texts of errors, found as they stand. */
  readonly literals: Readonly<Record<string, readonly string[]>>;
  /**
   * What words and phrases of another language or of everyday mean here. A key that ends in `*` has
   * any ending; what means nothing is left out beside words that mean something.
   */
  readonly meanings: Readonly<Record<string, string>>;
}

export const noWords: SearchWords = {
  start: [],
  later: [],
  aliases: {},
  literals: {},
  meanings: {},
};
