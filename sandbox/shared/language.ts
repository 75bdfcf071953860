import type { PlatformText } from '../types/values';
import type { Choices } from 'graphql-docs-model';
import type { Context } from './context';

/** Languages in which the platform speaks to its users, English as the source. */
export const offeredLanguages: readonly string[] = ['en', 'de', 'es', 'fr', 'pt-BR', 'uk', 'ar'];

/** Language of the caller's account, which wins over the header that decides for guests. */
export function languageOf({ caller, world, acceptLanguage }: Context): string {
  return world.accounts.get(caller.userId)?.language ?? bestLanguage(acceptLanguage ?? '');
}

export function textIn(text: PlatformText, language: string): string {
  return (primaryLanguage(language) === 'de' ? text.de : undefined) ?? text.en;
}

/**
 * The offered language that an `Accept-Language` header asks for, by the lookup of RFC 4647. No two
 * of them have the same first part, so that it alone decides.
 */
function bestLanguage(header: string): string {
  const [best = 'en'] = header
    .split(',')
    .map((part) => ({ range: part.split(';')[0] ?? '', weight: weightOf(part) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => primaryLanguage(range.trim()))
    .flatMap((wanted) => offeredLanguages.filter((tag) => primaryLanguage(tag) === wanted));
  return best;
}

function weightOf(part: string): number {
  return Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1);
}

/** The language of a tag without its region, in lower case: `pt` for `pt-BR`. */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}

/** Whether a wanted tag covers another: `pt` covers `pt-BR`, and `pt-BR` only itself. */
export function coversLanguage(wanted: string, tag: string): boolean {
  const [a, b] = [wanted.toLowerCase(), tag.toLowerCase()];
  return a === b || b.startsWith(`${a}-`);
}

/** Whether at least one of the wanted tags covers one of those that are there. */
export function coversOne(wanted: Choices<string>, present: readonly string[]): boolean {
  if (!wanted?.length) return true;
  return wanted.some((tag) => present.some((language) => coversLanguage(tag, language)));
}
