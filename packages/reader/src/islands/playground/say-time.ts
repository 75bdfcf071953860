import { translate } from '@docusaurus/Translate';
import { formatLocale } from 'graphql-docs-reference/i18n';

const units = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
] as const;

const relative = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeStyle: 'medium' });

/** How long ago a moment was, in its largest unit. */
export function sayAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const found = units.find(({ length }) => past >= length);
  return found
    ? relative.format(-Math.floor(past / found.length), found.unit)
    : translate({ id: 'playground.justNow', message: 'just now' });
}

/** A moment as the reader's clock shows it. */
export function sayMoment(at: number): string {
  return exact.format(at);
}
