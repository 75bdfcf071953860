const day = 24 * 60 * 60 * 1000;

/** The moment a number of days after another, or before it where the number is negative. */
export function daysAfter(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * day).toISOString();
}
