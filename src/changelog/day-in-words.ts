const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-22` as the site writes days: 22 November 2026. */
export function dayInWords(day: string): string {
  return format.format(new Date(day));
}
