/** From the entry at one position of a list to that at another, and how strong it is. */
export type Arc = readonly [from: number, to: number, count: number];

/**
 * Path of an arc beside a list, in units of half an entry from top to bottom, and of a sixtieth of
 * the width, which the longest arc fills. One that leads up swings wider than its way back.
 */
export function drawArc([from, to]: Arc, longest: number): string {
  const swing = (from < to ? 72 : 77) * (Math.abs(from - to) / longest);
  const [start, end, reach] = [2 * from + 1, 2 * to + 1, Math.round(swing)];
  return `M0 ${start}C${reach} ${start} ${reach} ${end} 0 ${end}`;
}
