/** Whether JSON has the form that `schema/scalars.graphql` gives a scalar; others may be anything. */
export function hasScalarForm(scalar: string, value: unknown): boolean {
  return scalars[scalar]?.(value) ?? true;
}

const hex = '[0-9a-f]';

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  Date: matches(/^\d{4}-\d\d-\d\d$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/),
  Float: (value) => typeof value === 'number',
  ID: (value) => typeof value === 'string',
  Int: (value) => Number.isInteger(value),
  String: (value) => typeof value === 'string',
  UUID: matches(new RegExp(`^${hex}{8}-${hex}{4}-[1-8]${hex}{3}-[89ab]${hex}{3}-${hex}{12}$`)),
};

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}
