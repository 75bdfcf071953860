import { folded, invalid } from 'graphql-docs-model';
import { isAddress } from 'graphql-docs-reference/graphql';
import type { LinkPreview } from '../types/schema';

/** Different words of a text that say something about its subject: those of 4 letters or more. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(folded(text).match(/\p{L}{4,}/gu));
}

/** Number of the words that two texts have in common. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}

/** Code points, as `@constraint` counts the characters of a text. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Bytes of a text in UTF-8. */
export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Minutes that a text takes at 200 words a minute, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.trim().split(/\s+/).length / 200));
}

/** Beginning of a text on one line, cut between words and then with an ellipsis, at most `most` characters. */
export function excerptOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  const end = line[most - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : start.length).trimEnd()}…`;
}

const longest = 96;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Part of an address: lower-case letters, digits and hyphens, with a number where it is taken. */
export function slugFrom(text: string, taken: ReadonlySet<string>): string {
  const spelled = text.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  const words = folded(spelled).match(/[a-z0-9]+/g) ?? ['post'];
  const slug = words.reduce((start, word) =>
    start.length + word.length + 1 > longest - 4 ? start : `${start}-${word}`,
  );
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Eight hexadecimal digits of FNV-1a. Replaces signatures, and proves nothing. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A CommonMark text in which links and pictures are their words. */
export function withoutLinks(text: string): string {
  // No part reaches past where the next link could begin, so that each character is read once.
  return text.replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1');
}

/** Text of CommonMark without its marks, for excerpts: a simple model that knows the common ones. */
export function withoutMarkup(text: string): string {
  return withoutLinks(text)
    .replace(/^[#>\-+*\s]+/gm, '')
    .replace(/[*_`]+/g, '');
}

/** Parameters of addresses that tell where a visitor came from. */
const tracking = /^(?:utm_.*|fbclid|gclid|mc_cid|mc_eid|igshid|si)$/;

/**
 * Card for an address. The platform reads the page; the sandbox reads nothing, so that every page
 * is one without a title, a summary and a picture, and the host stands in for the title.
 *
 * @throws VALIDATION_FAILED for what is no absolute http or https address.
 */
export function linkPreview(address: string, retrievedAt: string): LinkPreview {
  if (!/^https?:\/\/\S+$/.test(address) || !URL.canParse(address))
    throw invalid('input.linkUrl', 'This must be an absolute http or https address.');
  const host = new URL(address).hostname.replace(/^www\./, '');
  return {
    url: withoutTracking(address),
    host,
    title: host,
    description: null,
    siteName: null,
    imageUrl: null,
    language: null,
    retrievedAt,
  };
}

export function isHttpsAddress(text: string): boolean {
  return text.startsWith('https://') && isAddress(text);
}

/** The first address in a text, without the full stop or bracket behind it. */
export function firstAddress(text: string): string | undefined {
  const found = text.match(/https?:\/\/\S*[^\s.,;:!?)\]]/g) ?? [];
  return found.find((address) => URL.canParse(address));
}

/** A valid address without what tells its owner where a visitor came from. */
export function withoutTracking(address: string): string {
  const url = new URL(address);
  const found = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of found) url.searchParams.delete(name);
  return found.length > 0 ? url.href : address;
}
