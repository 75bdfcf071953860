import i18n from '@generated/i18n';

/** What `locale-messages.ts` is in Node: a bundle is of one locale. */
export function currentLocale(): string {
  return i18n.currentLocale;
}

/** Messages stand in the place of their keys there. */
export function findMessage(): undefined {
  return undefined;
}
