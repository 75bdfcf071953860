import type { GraphQLScalarType, GraphQLSchema, ValueNode } from 'graphql';
import { GraphQLError, isScalarType, valueFromASTUntyped } from 'graphql';
import { isDate, isUuid } from 'graphql-docs-reference/graphql';

interface Form {
  /** Reads a value of a request, or gives undefined for what the scalar does not take. */
  readonly read: (value: unknown) => unknown;
  /** What the scalar takes, for people. */
  readonly expected: string;
}

/** Unlike a moment in an answer, one in a request may have an offset. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
const kibibyte = 1024;

const forms: Readonly<Record<string, Form>> = {
  UUID: {
    read: (value) => (isUuid(value) ? value : undefined),
    expected: 'a UUID in lower case',
  },
  Date: {
    // The thirtieth of February would become a day in March.
    read: (value) =>
      isDate(value) && isoOf(String(value))?.startsWith(String(value)) ? value : undefined,
    expected: 'a day as in RFC 3339, for example 2026-05-17',
  },
  DateTime: {
    // Whatever its offset is, the moment in UTC is stored.
    read: (value) => (typeof value === 'string' && moment.test(value) ? isoOf(value) : undefined),
    expected: 'a moment as in RFC 3339, for example 2026-05-17T18:30:00.000Z',
  },
  JSONObject: {
    read: (value) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isObject && JSON.stringify(value).length <= 16 * kibibyte ? value : undefined;
    },
    expected: 'a JSON object of at most 16 KiB',
  },
  Upload: {
    read: (value) =>
      value instanceof Blob && value.size <= 10 * kibibyte ** 2 ? value : undefined,
    expected: 'a file of at most 10 MiB, as part of a multipart request',
  },
};

/** Makes scalars of the schema refuse what is not of their form; without, they take anything. */
export function enforceScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isScalarType)) {
    const form = forms[type.name];
    if (form) enforce(type, form);
  }
}

function enforce(type: GraphQLScalarType, { read, expected }: Form): void {
  const parse = (value: unknown, nodes?: ValueNode): unknown => {
    const parsed = read(value);
    if (parsed === undefined) throw new GraphQLError(`Expected ${expected}.`, { nodes });
    return parsed;
  };
  type.parseValue = (value) => parse(value);
  type.parseLiteral = (node, variables) => parse(valueFromASTUntyped(node, variables), node);
}

function isoOf(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
