import type { Tier } from './find-symbols';
import type { SymbolRecord } from './symbol-records';

/** A capital within a word, a sign of a coordinate, or capitals alone: prose is not written so. */
export function looksLikeName(query: string): boolean {
  return /\p{Ll}\p{Lu}|[_.(@]|^\s*\p{Lu}{3,}\s*$/u.test(query);
}

/** How a name was found, on the scale of words: what is spelt like a name is meant as one. */
export function nameScore(tier: Tier, { kind, depth }: SymbolRecord, isName: boolean): number {
  if (isName) return spelt[tier];
  const isSecond = depth > 0 || kind.endsWith('Directive');
  return (isSecond ? asMember : asSymbol)[tier];
}

type Scale = Readonly<Record<Tier, number>>;
const spelt: Scale = {
  exact: 2,
  prefix: 1.6,
  words: 1.4,
  ownerWords: 1.3,
  abbreviated: 1.25,
  initials: 1.2,
  typingError: 1.1,
};
const asSymbol: Scale = {
  exact: 1.6,
  prefix: 0.85,
  words: 0.8,
  ownerWords: 0.7,
  abbreviated: 1,
  initials: 0.9,
  typingError: 0.7,
};
const asMember: Scale = {
  exact: 0.95,
  prefix: 0.6,
  words: 0.5,
  ownerWords: 0.7,
  abbreviated: 0.5,
  initials: 0.5,
  typingError: 0.5,
};
