import type { GraphQLLeafType } from 'graphql';
import { isEnumType } from 'graphql';
import type { Leaf } from './leaf';
import { numberFor } from './numbers';
import { splitWords } from './names';
import { entry, hash, share } from './random';
import { textFor } from './texts';
import { dayOf, momentFor } from './times';

/** A value that a scalar or enum may have, and that reads as the field's name says. */
export function makeLeaf(type: GraphQLLeafType, leaf: Leaf): unknown {
  const chance = `${leaf.key}.${leaf.name}`;
  if (isEnumType(type)) {
    const current = type.getValues().filter(({ deprecationReason }) => deprecationReason == null);
    return entry(current.length > 0 ? current : type.getValues(), hash(chance))?.value;
  }
  switch (type.name) {
    case 'Boolean':
      return truthFor(leaf.name, chance);
    case 'Int':
      return Math.round(numberFor(leaf));
    case 'Float':
      return numberFor(leaf);
    case 'ID':
    case 'String':
      return textFor(leaf);
    default:
      return makeScalar(type.name, leaf);
  }
}

/** Scalars of a schema are known by their names alone, which many schemas share. */
function makeScalar(scalar: string, leaf: Leaf): unknown {
  const asText = leaf.hints.form === 'encoded as a string';
  if (/date_?time|timestamp|instant|moment/i.test(scalar))
    return new Date(momentFor(leaf)).toISOString();
  if (/date|day$/i.test(scalar)) return dayOf(momentFor(leaf));
  if (/duration|interval/i.test(scalar)) return 'PT1H30M';
  if (/time$/i.test(scalar)) return new Date(momentFor(leaf)).toISOString().slice(11, 19);
  if (/json|map|object$|any$|record|dictionary/i.test(scalar)) return { note: textFor(leaf) };
  if (/int|long|short|byte$|unsigned|year|port$|count/i.test(scalar)) {
    const whole = Math.round(numberFor(leaf));
    return asText ? String(whole) : whole;
  }
  if (/decimal|money|amount|float|double|number|percent|latitude|longitude/i.test(scalar))
    return asText ? numberFor(leaf).toFixed(2) : numberFor(leaf);
  if (/^bool/i.test(scalar)) return truthFor(leaf.name, leaf.key);
  return textFor({ ...leaf, scalar: splitWords(scalar) });
}

const usuallyFalse =
  /\b(?:deleted|archived|disabled|locked|private|hidden|blocked|suspended|cancelled|expired|errors?|failed|spam|draft|banned|muted|deprecated|limited|truncated|minimized|forced?)\b/;
const usuallyTrue = /\b(?:success|ok|succeeded|active|enabled|verified|available|public|can)\b/;

function truthFor(name: string, chance: string): boolean {
  if (usuallyFalse.test(name)) return false;
  return usuallyTrue.test(name) || share(chance) < 0.5;
}
