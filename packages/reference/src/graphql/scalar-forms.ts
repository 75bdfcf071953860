import type { GraphQLScalarType } from 'graphql';

/**
 * Whether JSON has the form of a scalar: what GraphQL says of its own, and of others the standard
 * that `@specifiedBy` names, where it is known here. Others may be anything.
 */
export function hasScalarForm(
  { name, specifiedByURL }: Pick<GraphQLScalarType, 'name' | 'specifiedByURL'>,
  value: unknown,
): boolean {
  const own = builtIn[name];
  if (own) return own(value);
  const url = specifiedByURL ?? '';
  if (/rfc(?:9562|4122)\b/.test(url)) return isUuid(value);
  if (!/rfc3339\b/.test(url)) return true;
  return /time/i.test(name) ? isMoment(value) : isDate(value);
}

const builtIn: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> = {
  Boolean: (value) => typeof value === 'boolean',
  Float: (value) => typeof value === 'number',
  ID: (value) => typeof value === 'string',
  Int: (value) => Number.isInteger(value),
  String: (value) => typeof value === 'string',
};

const hex = '[0-9a-f]';

export const isDate = matches(/^\d{4}-\d\d-\d\d$/);
const isMoment = matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
export const isUuid = matches(
  new RegExp(`^${hex}{8}-${hex}{4}-[1-8]${hex}{3}-[89ab]${hex}{3}-${hex}{12}$`),
);

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}
