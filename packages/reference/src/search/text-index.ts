import type { Term } from './terms';
import { startsWithTypingError } from './words';

/** How well a word of a text is what was typed. */
const qualities = { same: 1, synonym: 0.85, begun: 0.5 };
/** A name within a query says more than the words around it. */
const nameWeight = 3;
/** What is asked for says more than the verb that asks for it. */
const askedWeight = 0.4;
const asked = new Set(['find', 'list', 'show', 'search', 'fetch', 'read', 'set']);
/**
 * A document has at least this share of what a query says, where rare words say more. It is larger
 * where a word is nowhere, since that may be the one that matters.
 */
const leastShare = { known: 0.45, unknown: 0.6 };
/** A shorter word is not guessed, since too many others are near it. */
const shortestGuess = 4;
/** A shorter part of a word without a space may be an ending. */
const shortestPart = 3;

export interface Found {
  readonly scores: ReadonlyMap<number, number>;
  readonly query: readonly WeightedTerm[];
}

/** By document, the weight of a word there. */
type Postings = Map<number, number>;

/**
 * An index that grows; it holds words in any form, their synonyms and their beginnings. It finds
 * documents by number, and says how well each fits: about 1 for all words in a title.
 */
export class TextIndex {
  /** By stem, and by group of synonyms. */
  readonly #postings = new Map<string, Postings>();
  readonly #terms = new Map<string, Term>();
  #size = 0;

  /** @param weight how much a word counts here, up to 1. */
  add(document: number, weight: number, said: readonly Term[]): void {
    this.#size = Math.max(this.#size, document + 1);
    const counts = new Map<string, number>();
    for (const term of said) {
      const { text, stem, group } = term;
      this.#terms.set(text, term);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    for (const [key, count] of counts) {
      const found = this.#postings.get(key) ?? new Map<number, number>();
      this.#postings.set(key, found);
      // What is said again and again is what a text is about.
      const here = weight * (1 + 0.4 * (1 - 1 / count));
      found.set(document, combine(found.get(document) ?? 0, here));
    }
  }

  find(query: readonly Term[]): Found {
    const found = query.map((term, index) => this.#lookUp(term, index === query.length - 1));
    const rarities = found.map(
      (matches, index) =>
        Math.log(1 + this.#size / Math.max(1, matches.size)) *
        (query[index]?.isName && matches.size > 0 ? nameWeight : 1) *
        (asked.has(query[index]?.text ?? '') ? askedWeight : 1),
    );
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const weighted = query.map((term, index) => ({ ...term, share: (rarities[index] ?? 0) / all }));
    const shares = new Map<number, number>();
    const scores = new Map<number, number>();
    for (const [index, matches] of found.entries()) {
      const share = weighted[index]?.share ?? 0;
      for (const [document, weight] of matches) {
        shares.set(document, (shares.get(document) ?? 0) + share);
        scores.set(document, (scores.get(document) ?? 0) + share * weight);
      }
    }
    const least = found.some(({ size: matches }) => matches === 0) ? 'unknown' : 'known';
    for (const [document, share] of shares) {
      if (share < leastShare[least]) scores.delete(document);
    }
    return { scores, query: weighted };
  }

  #lookUp({ text, stem, group }: Term, isLast: boolean): Postings {
    const matches: Postings = new Map();
    this.#collect(matches, stem, qualities.same);
    if (group !== undefined) this.#collect(matches, group, qualities.synonym);
    if (matches.size === 0 || isLast) this.#collectBegun(matches, text);
    return matches;
  }

  #collect(matches: Postings, key: string, quality: number): void {
    for (const [document, weight] of this.#postings.get(key) ?? []) {
      matches.set(document, Math.max(matches.get(document) ?? 0, weight * quality));
    }
  }

  #collectBegun(matches: Postings, text: string): void {
    if (text.length < 2) return;
    for (const [word, { stem }] of this.#terms) {
      if (word.length > text.length && word.startsWith(text)) {
        this.#collect(matches, stem, qualities.begun + (0.4 * text.length) / word.length);
      }
    }
  }

  /** Whether a word is anywhere, in any form, or a synonym of it. */
  knows({ stem, group }: Term): boolean {
    return this.#postings.has(stem) || (group !== undefined && this.#postings.has(group));
  }

  /**
   * What is meant by a word that is nowhere, if there is anything: of the words near it the
   * commonest, or two words without a space.
   */
  correct(term: Term): string | undefined {
    const { text } = term;
    if (this.knows(term) || text.length < shortestGuess) return undefined;
    const words = [...this.#terms.values()];
    if (words.some((word) => word.text.startsWith(text))) return undefined;
    const countOf = ({ stem }: Term): number => this.#postings.get(stem)?.size ?? 0;
    const near = words
      .filter((word) => isNear(word.text, text))
      .sort((a, b) => countOf(b) - countOf(a));
    const nearest = near.find((word) => word.text.length <= text.length + 1) ?? near[0];
    return nearest?.text ?? this.#divide(text);
  }

  /** Two words that are somewhere, the first as long as it can be. */
  #divide(text: string): string | undefined {
    for (let at = text.length - shortestPart; at >= shortestPart; at -= 1) {
      const parts = [text.slice(0, at), text.slice(at)];
      if (parts.every((part) => this.#terms.has(part))) return parts.join(' ');
    }
    return undefined;
  }
}

/** Of four letters, one within a word may be missing: `limt` is `limit`, but `saml` isn't `small`. */
function isNear(word: string, typed: string): boolean {
  if (typed.length > shortestGuess) return startsWithTypingError(word, typed);
  if (word.length !== typed.length + 1) return false;
  let same = 0;
  while (typed[same] === word[same]) same += 1;
  return same > 0 && word.slice(same + 1) === typed.slice(same);
}

/** The better place counts, and the other a little. */
function combine(a: number, b: number): number {
  return Math.max(a, b) + 0.15 * Math.min(a, b);
}

export interface WeightedTerm extends Term {
  /** Share of what the query says, which is 1 in all. */
  readonly share: number;
}

/**
 * Says how much a page is about a query, compared with the page that says its words most often.
 * Counts words in any form and their synonyms.
 */
export class Topics {
  readonly #counts = new Map<string, Map<string, number>>();

  add(page: string, terms: readonly Term[]): void {
    for (const { stem, group } of terms) {
      const key = group ?? stem;
      const pages = this.#counts.get(key) ?? new Map<string, number>();
      this.#counts.set(key, pages);
      pages.set(page, (pages.get(page) ?? 0) + 1);
    }
  }

  /** From 0 to 1. */
  find(page: string, query: readonly WeightedTerm[]): number {
    return query.reduce((sum, { stem, group, share }) => {
      const pages = this.#counts.get(group ?? stem);
      const count = pages?.get(page) ?? 0;
      return count === 0 || !pages ? sum : sum + (share * count) / Math.max(...pages.values());
    }, 0);
  }
}
