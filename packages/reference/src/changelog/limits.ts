import type { ElementChange } from './change';
import type { Element } from './elements';

/** A limit that a description states: "at most 300 characters", "3 to 120 characters". */
interface Limit {
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

/**
 * Limits of a description whose number differs from that of the description before. A limit that
 * only one of the two states may have held all the time, and is left to the notes.
 */
export function compareLimits(before: Element, after: Element, accepts: boolean): ElementChange[] {
  if (before.description === after.description) return [];
  const [old, now] = [limitsIn(before.description), limitsIn(after.description)];
  const gone = old.filter((limit) => !now.some((other) => isSame(limit, other)));
  const fresh = now.filter((limit) => !old.some((other) => isSame(limit, other)));
  return fresh.flatMap((limit): ElementChange[] => {
    const rivals = gone.filter(({ unit }) => unit === limit.unit);
    const [former] = rivals;
    const isOne = fresh.filter(({ unit }) => unit === limit.unit).length === 1;
    if (!former || rivals.length > 1 || !isOne) return [];
    const isStricter = limit.most < former.most || limit.least > former.least;
    const isWider = limit.most > former.most || limit.least < former.least;
    const level = accepts ? (isStricter ? 'breaking' : 'safe') : isWider ? 'tolerate' : 'safe';
    return [{ kind: 'limit-changed', level, before: former.text, after: limit.text }];
  });
}

const number = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?!\d|[.:-]\d)`;
const phrase = new RegExp(
  String.raw`\b(?:(at most|up to|at least)\s+${number}|${number}\s+to\s+${number})(?:\s+((?:(?:an?|per)\s+)?[a-z]+))?`,
  'gi',
);

function limitsIn(description: string): Limit[] {
  return [...description.matchAll(phrase)].map((match) => {
    const [text, word, bound, least, most, unit = ''] = match;
    const isLeast = word?.toLowerCase() === 'at least';
    return {
      text: text.replace(/\s+/g, ' '),
      least: isLeast ? toNumber(bound, 0) : toNumber(least, 0),
      most: isLeast ? Infinity : toNumber(bound ?? most, Infinity),
      unit,
    };
  });
}

function toNumber(text: string | undefined, otherwise: number): number {
  return text === undefined ? otherwise : Number(text.replaceAll(',', ''));
}

function isSame(a: Limit, b: Limit): boolean {
  return a.least === b.least && a.most === b.most;
}
