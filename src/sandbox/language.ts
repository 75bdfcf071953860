import type { Context } from './context';

/** Languages in which the platform speaks to its users, English as the source. */
export const offeredLanguages = ['en', 'de', 'es', 'fr', 'pt-BR', 'uk', 'ar'] as const;

/** Text of the platform's own in the languages that it has; English stands in for the others. */
export interface PlatformText {
  readonly en: string;
  readonly de?: string;
}

/** Language of the caller's account; the sandbox knows no `Accept-Language`, so guests get English. */
export function languageOf({ caller, world }: Context): string {
  return world.accounts.get(caller.userId)?.language ?? 'en';
}

export function textIn(text: PlatformText, language: string): string {
  return (language.toLowerCase().split('-')[0] === 'de' ? text.de : undefined) ?? text.en;
}
