import type { SymbolRecord } from './records';
import { splitName, squash, startsWithTypingError } from './words';

/**
 * How a record was found, the best way first, and what that scores, on the scale of words: where the
 * query is spelt like a name, where it may mean a symbol, and where a member.
 */
const scores = {
  exact: { spelt: 2, symbol: 1.6, member: 0.95 },
  prefix: { spelt: 1.6, symbol: 0.85, member: 0.6 },
  words: { spelt: 1.4, symbol: 0.8, member: 0.5 },
  ownerWords: { spelt: 1.3, symbol: 0.7, member: 0.7 },
  abbreviated: { spelt: 1.25, symbol: 1, member: 0.5 },
  initials: { spelt: 1.2, symbol: 0.9, member: 0.5 },
  typingError: { spelt: 1.1, symbol: 0.7, member: 0.5 },
} as const;
type Tier = keyof typeof scores;
const tiers = Object.keys(scores);

/** A record that a query may mean, and how it was found. */
export interface SymbolMatch {
  readonly record: SymbolRecord;
  readonly tier: Tier;
}

/** A record with its name, label and coordinate squashed. */
interface Entry {
  readonly record: SymbolRecord;
  readonly name: string;
  readonly label: string;
  readonly coordinate: string;
}

interface Query {
  readonly text: string;
  readonly squashed: string;
  readonly words: readonly string[];
  /** `Book.` or `@`: what was typed is a coordinate. */
  readonly isCoordinate: boolean;
}

/**
 * Prepares the search over the records of a schema. A query is a coordinate, a name or its
 * beginning, or words of a name in any order; an error of one letter is forgiven if nothing is
 * found without. The likeliest comes first, and symbols come before members where they are found in
 * the same way.
 */
export function createSymbolMatcher(
  records: readonly SymbolRecord[],
): (query: string, accepts?: (record: SymbolRecord) => boolean) => SymbolMatch[] {
  const entries = records.map(prepare);
  return (text, accepts = () => true) => {
    const query = readQuery(text);
    if (query.squashed === '') return [];
    const accepted = entries.filter(({ record }) => accepts(record));
    const found = rank(accepted, query, tierOf);
    return found.length > 0 ? found : rank(accepted, query, typingErrorTier);
  };
}

function prepare(record: SymbolRecord): Entry {
  const { name, label, coordinate } = record;
  return { record, name: squash(name), label: squash(label), coordinate: squash(coordinate) };
}

function readQuery(text: string): Query {
  const trimmed = text.trim().replace(/^\./, '');
  return {
    text: trimmed,
    squashed: squash(trimmed),
    words: splitName(trimmed),
    isCoordinate: /[.(@]/.test(trimmed),
  };
}

function tierOf(entry: Entry, query: Query): Tier | undefined {
  const { name, label, coordinate, record } = entry;
  const { squashed, words, isCoordinate } = query;
  // `Book.` is the type and what it has, and not a field that is called so.
  if (label === squashed || coordinate === squashed) return 'exact';
  if (!isCoordinate && name === squashed) return 'exact';
  if (!isCoordinate && name.startsWith(squashed)) return 'prefix';
  if (isCoordinate && (label.startsWith(squashed) || coordinate.startsWith(squashed))) {
    return 'prefix';
  }
  // Splitting is slow, so only names that hold all the letters are split.
  if (words.every((word) => label.includes(word))) {
    if (hasWords(splitName(record.name), words)) return 'words';
    if (hasWords(splitName(record.label), words)) return 'ownerWords';
  }
  if (
    words.length === 1 &&
    record.depth === 0 &&
    isAbbreviation(splitName(record.name), squashed)
  ) {
    return 'abbreviated';
  }
  return hasInitials(entry, squashed) ? 'initials' : undefined;
}

/** A shorter part of an abbreviation is a whole word of the name. */
const shortestPart = 3;

/** `bookid` and `loanbook` stand for `bookById` and `loansByBookId`: words may be left out or cut. */
function isAbbreviation([word, ...rest]: readonly string[], typed: string): boolean {
  if (typed === '') return true;
  if (word === undefined) return false;
  for (let length = word.length; length > 0; length -= 1) {
    if (length < word.length && length < shortestPart) break;
    if (!typed.startsWith(word.slice(0, length))) continue;
    if (isAbbreviation(rest, typed.slice(length))) return true;
  }
  return isAbbreviation(rest, typed);
}

/** `bbi` stands for `bookById`. */
function hasInitials({ name, record }: Entry, squashed: string): boolean {
  if (squashed.length < 2 || !name.startsWith(squashed.charAt(0))) return false;
  const initials = splitName(record.name).map(([initial]) => initial);
  return initials.join('') === squashed;
}

function typingErrorTier({ record, ...entry }: Entry, query: Query): Tier | undefined {
  const { squashed, words, isCoordinate } = query;
  if (startsWithTypingError(isCoordinate ? entry.label : entry.name, squashed)) {
    return 'typingError';
  }
  const missing = words.filter((word) => !entry.name.includes(word));
  const [misspelt] = missing;
  if (words.length < 2 || missing.length !== 1 || misspelt === undefined) return undefined;
  const nameWords = splitName(record.name);
  return hasWords(
    nameWords,
    words.filter((word) => word !== misspelt),
  ) && nameWords.some((word) => startsWithTypingError(word, misspelt))
    ? 'typingError'
    : undefined;
}

/** Each wanted word begins a word of its own. */
function hasWords(words: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length > words.length) return false;
  const free = [...words];
  return wanted.every((word) => {
    const index = free.findIndex((candidate) => candidate.startsWith(word));
    if (index >= 0) free.splice(index, 1);
    return index >= 0;
  });
}

function rank(
  entries: readonly Entry[],
  query: Query,
  tier: (entry: Entry, query: Query) => Tier | undefined,
): SymbolMatch[] {
  const ranked = entries.flatMap((entry) => {
    const found = tier(entry, query);
    if (found === undefined) return [];
    return [{ record: entry.record, tier: found, rank: rankOf(entry, found, query) }];
  });
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank));
}

/** What decides, in this order; of equals the one first in the schema's lists comes first. */
function rankOf({ record }: Entry, tier: Tier, { text, isCoordinate }: Query): readonly number[] {
  const { name, label, coordinate, depth, isDeprecated } = record;
  // The dot of `Book.aut` is meant: it begins `Book.authors`, and not `BookAuthor`.
  const isSpelt = [label, coordinate].some((way) =>
    way.toLowerCase().startsWith(text.toLowerCase()),
  );
  return [
    tiers.indexOf(tier),
    isCoordinate && !isSpelt ? 1 : 0,
    depth,
    [name, label, coordinate].includes(text) ? 0 : 1,
    isDeprecated ? 1 : 0,
    label.length,
  ];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** A capital within a word, a sign of a coordinate, or capitals alone: prose is not written so. */
export function looksLikeName(query: string): boolean {
  return /\p{Ll}\p{Lu}|[_.(@]|^\s*\p{Lu}{3,}\s*$/u.test(query);
}

/** What is spelt like a name is meant as one; in other words nobody means what is deprecated. */
export function nameScore(tier: Tier, record: SymbolRecord, isName: boolean): number {
  const { kind, depth, isDeprecated } = record;
  if (isName) return scores[tier].spelt;
  const isSecond = depth > 0 || kind.endsWith('Directive');
  return scores[tier][isSecond ? 'member' : 'symbol'] * (isDeprecated ? 0.8 : 1);
}
