import type { Constraint } from 'graphql-docs-reference/graphql';
import { between, cities, entry, hash, share } from './words';

/** What a single value is made from. */
export interface Leaf {
  /** Words of the field's name, in lower case: `created at`. */
  readonly name: string;
  /** Words of the scalar's name, unless it is one that every schema has. */
  readonly scalar: string;
  /** Name of the type that has the field. */
  readonly typeName: string;
  /** Says which object it is; what is told of one object fits together. */
  readonly key: string;
  /** Place of the object among those of its type. */
  readonly index: number;
  /** What the SDL says of its values. */
  readonly constraint: Constraint;
  /** Whether a mutation created the object. */
  readonly isNew: boolean;
  /** Present moment, in milliseconds. */
  readonly now: number;
}

interface Size {
  readonly least: number;
  readonly most: number;
  /** How many digits follow the point, where a field may have some. */
  readonly places?: number;
}

/** Sizes by words of a name. The first that fits counts. */
const sizes: readonly [RegExp, Size][] = [
  [/\b(?:percent|percentage|progress)\b/, { least: 5, most: 100 }],
  [/\b(?:ratio|share|probability|fraction)\b/, { least: 0, most: 1, places: 2 }],
  [/\b(?:rating|stars|score)\b/, { least: 3, most: 5, places: 1 }],
  [/\b(?:price|amount|cost|fee|total price|balance|budget)\b/, { least: 5, most: 240, places: 2 }],
  [/\b(?:year)\b/, { least: 2019, most: 2026 }],
  [/\b(?:age)\b/, { least: 18, most: 79 }],
  [/\b(?:width)\b/, { least: 640, most: 1920 }],
  [/\b(?:height)\b/, { least: 480, most: 1080 }],
  [/\b(?:size|bytes|disk usage)\b/, { least: 2_000, most: 900_000 }],
  [/\b(?:minutes|duration)\b/, { least: 15, most: 180 }],
  [/\b(?:seconds)\b/, { least: 30, most: 600 }],
  [/\b(?:temperature)\b/, { least: 8, most: 27, places: 1 }],
  [/\b(?:count|total|number of|num)\b/, { least: 0, most: 60 }],
];

/** A number that fits the name, within its limits. */
export function numberFor(leaf: Leaf): number {
  const { multipleOf } = leaf.constraint;
  const number = numberWithin(leaf);
  if (multipleOf === undefined) return number;
  // Three times 0.1 is 0.30000000000000004 to a computer.
  return Number((Math.round(number / multipleOf) * multipleOf).toPrecision(15));
}

function limitsOf({ min, max, exclusiveMin, exclusiveMax }: Constraint) {
  return {
    least: min ?? (exclusiveMin === undefined ? undefined : exclusiveMin + 1),
    most: max ?? (exclusiveMax === undefined ? undefined : exclusiveMax - 1),
  };
}

function numberWithin({ name, key, index, isNew, constraint }: Leaf): number {
  const limits = limitsOf(constraint);
  if (isNew && /\b(?:count|total)\b/.test(name)) return limits.least ?? 0;
  const { at } = entry(cities, hash(key)) ?? cities[0];
  if (/\b(?:lat|latitude)\b/.test(name)) return at[0];
  if (/\b(?:lng|lon|long|longitude)\b/.test(name)) return at[1];
  const isPlace = /^(?:number|position|rank|index|order|id|.* id)$/.test(name);
  const usual = sizes.find(([pattern]) => pattern.test(name))?.[1] ?? { least: 1, most: 90 };
  const least = limits.least ?? Math.min(usual.least, limits.most ?? usual.least);
  const most = limits.most ?? Math.max(usual.most, least);
  if (isPlace) return Math.min(Math.max(index + 1, least), limits.most ?? Infinity);
  const scale = 10 ** (usual.places ?? 0);
  return (
    between(least * scale, Math.min(most, least + 1_000_000) * scale, `${key}.${name}`) / scale
  );
}

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
    // People agree on full quarters of an hour.
    const quarter = 15 * minute;
    const start = Math.floor((now + between(1, 60, `${key}/start`) * day) / quarter) * quarter;
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
