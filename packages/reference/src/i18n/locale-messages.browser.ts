import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';

/** What `locale-messages.ts` is in Node: a bundle holds the messages of its one locale. */
export function currentLocale(): string {
  return i18n.currentLocale;
}

export function findMessage(id: string): string | undefined {
  return codeTranslations[id];
}
