import type { PlatformText } from '../types/values';
import type { Context } from './context';

export type { PlatformText } from '../types/values';

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
  const ranges = header
    .split(',')
    .map((part) => ({ range: part.split(';')[0] ?? '', weight: weightOf(part) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { range } of ranges) {
    const found = offeredLanguages.find(
      (language) => primaryLanguage(language) === primaryLanguage(range.trim()),
    );
    if (found !== undefined) return found;
  }
  return 'en';
}

function weightOf(part: string): number {
  return Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1);
}

/** The language of a tag without its region, in lower case: `pt` for `pt-BR`. */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}
