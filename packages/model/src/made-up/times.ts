import type { Leaf } from './leaf';
import { between, share } from './random';

const minute = 60_000;
const day = 24 * 60 * minute;

const future =
  /\b(?:expires?|expiry|expiration|due|until|deadline|next|scheduled|start|starts|begin|begins|end|ends|upcoming|planned)\b/;
const end = /\b(?:end|ends|until|expires?|expiry|expiration|deadline)\b/;
const change =
  /\b(?:updated|modified|edited|changed|pushed|closed|merged|last|seen|completed|finished|ended)\b/;
const birth = /\b(?:birth|birthday|born)\b/;

/** A moment that fits the name: what was created comes before what was updated, a start before its end. */
export function momentFor({ name, key, now, isNew }: Leaf): number {
  if (birth.test(name)) return now - between(7_000, 25_000, `${key}/born`) * day;
  if (future.test(name) && !change.test(name)) {
    const start = quarter(now + between(1, 60, `${key}/start`) * day);
    return end.test(name) ? start + between(1, 8, `${key}/length`) * 30 * minute : start;
  }
  if (isNew) return now;
  const created = now - (20 + share(`${key}/created`) * 300) * day;
  const isLater = change.test(name);
  return Math.floor(isLater ? created + share(`${key}/${name}`) * (now - created) : created);
}

export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** People agree on full quarters of an hour. */
function quarter(moment: number): number {
  return Math.floor(moment / (15 * minute)) * 15 * minute;
}
