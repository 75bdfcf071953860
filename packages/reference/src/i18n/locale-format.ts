import { currentLocale } from '#locale-messages';

/** English is British here: 2 November 2026. */
export function formatLocale(): string {
  const locale = currentLocale();
  return locale === 'en' ? 'en-GB' : locale;
}

/** A number with its separators: 1,204. */
export function formatNumber(value: number): string {
  return value.toLocaleString(formatLocale());
}
