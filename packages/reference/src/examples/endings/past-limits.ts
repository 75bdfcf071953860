import { getNamedType, getNullableType, isListType, isScalarType } from 'graphql';
import type { Constraint } from '../../graphql/constraint';
import { constraintFault, constraintOf } from '../../graphql/constraint';
import type { InputPlace } from './input-places';

/** The limits of a place for a value: those of what declares it, and those of its scalar. */
export function limitsAt({ input, type, path }: InputPlace): Constraint {
  const named = getNamedType(type);
  const all = { ...(isScalarType(named) ? constraintOf(named) : {}), ...constraintOf(input) };
  if (typeof path.at(-1) !== 'number') return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ofLists.includes(name)));
}

const ofLists = ['minItems', 'maxItems', 'uniqueItems', 'nullable'];

/** Values that go one step past a limit of a place, the shortest first. */
export function pastLimits(place: InputPlace): unknown[] {
  const constraint = limitsAt(place);
  const isList = isListType(getNullableType(place.type));
  const own = isList ? listValues(constraint, place.value) : [];
  const single = isList ? [] : [...numbers(constraint), ...texts(constraint)];
  const values = [
    ...own,
    ...single.filter((value) => constraintFault(value, constraint) !== undefined),
    ...(constraint.nullable === false ? [null] : []),
    // Limits that are an API's own: its model knows what is wrong with it.
    ...(constraint.format !== undefined && !isList ? ['<b>?</b>'] : []),
  ];
  return values.sort((a, b) => lengthOf(a) - lengthOf(b));
}

/** Characters of a value as JSON. */
export function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function numbers(constraint: Constraint): readonly number[] {
  const { min, max, exclusiveMin, exclusiveMax, multipleOf = 1 } = constraint;
  return [
    max !== undefined && max + multipleOf,
    exclusiveMax ?? false,
    min !== undefined && min - multipleOf,
    exclusiveMin ?? false,
    multipleOf !== 1 && multipleOf + 1,
  ].filter((value) => typeof value === 'number');
}

function texts({ minLength = 0, maxLength, notContains, ...forms }: Constraint): readonly string[] {
  const { format, startsWith, endsWith, contains, pattern } = forms;
  const form = format ?? startsWith ?? endsWith ?? contains ?? pattern;
  return [
    minLength > 0 && 'x'.repeat(minLength - 1),
    maxLength !== undefined && 'x'.repeat(maxLength + 1),
    form !== undefined && 'not this',
    notContains ?? false,
  ].filter((value) => typeof value === 'string');
}

function listValues(constraint: Constraint, value: unknown): unknown[] {
  const { minItems = 0, maxItems, uniqueItems } = constraint;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [entry] = entries;
  const long = Array.from({ length: (maxItems ?? 0) + 1 }, () => entry);
  return [
    minItems > 0 && entries.slice(0, minItems - 1),
    entry !== undefined && uniqueItems && [...entries, entry],
    entry !== undefined && maxItems !== undefined && long,
  ].filter(Boolean);
}
