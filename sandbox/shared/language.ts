import type { Choices } from 'graphql-docs-model';
import type { PlatformText } from '../types/values';
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
    .map((part) => ({
      range: part.split(';')[0] ?? '',
      weight: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => primaryLanguage(range.trim()))
    .flatMap((wanted) => offeredLanguages.filter((tag) => primaryLanguage(tag) === wanted));
  return best;
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

/** Words by which a language shows, each of them common in that language alone. */
const stopWords: Readonly<Record<string, string>> = {
  de: 'aber am auf bei bitte das dem den der die ein eine für hat ich im ist kann mit nach nicht noch sehr sich und von was wer wie wir zu zum',
  en: 'and are but can for from has have is it not of our please the there this to we what who will with you your',
  es: 'con de el en es la las los no para pero por que se una y',
  fr: 'avec dans de des du est et la le les mais nous pas pour que qui sur une vous',
  tr: 'bir bu çok da daha için ile ne ve var yok',
};

/** Languages that the model can tell apart. */
export const detectableLanguages: readonly string[] = Object.keys(stopWords);

/**
 * How many stop words of each language a text has, the most frequent language first. A stand-in for
 * the model of the platform: simple, and the same on every run.
 */
export function countStopWords(text: string): [language: string, count: number][] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return Object.entries(stopWords)
    .map(([language, listed]): [string, number] => {
      const stops = listed.split(' ');
      return [language, words.filter((word) => stops.includes(word)).length];
    })
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

/** Language of a stored text as a BCP 47 tag; `und` below 20 characters, too few to tell. */
export function detectLanguage(text: string): string {
  const [likely] = text.trim().length < 20 ? [] : countStopWords(text);
  return likely?.[0] ?? 'und';
}
