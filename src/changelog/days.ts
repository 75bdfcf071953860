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
