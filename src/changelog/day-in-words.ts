import { formatLocale } from '../i18n/locale-format';

/** `2026-11-22` as the site writes days: 22 November 2026. */
export function dayInWords(day: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}
