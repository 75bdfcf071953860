import { formatLocale } from '../i18n/format';

/** Whether a text is a day of the calendar, `2026-11-22`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDay(time) === text;
}

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * 24 * 60 * 60 * 1000);
}

/** In UTC, as all days here. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

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
