const day = 24 * 60 * 60 * 1000;

/** The moment a number of days after another, or before it where the number is negative. */
export function daysAfter(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * day).toISOString();
}

/** The moment or day a number of years after another, or before it where the number is negative. */
export function yearsAfter(moment: string, years: number): string {
  return `${Number(moment.slice(0, 4)) + years}${moment.slice(4)}`;
}
