import type { GraphQLSchema } from 'graphql';
import { getDirectiveValues, isEnumType } from 'graphql';
import type { OperationField } from './symbols';

/** What `@access` says of an operation or field: the conditions that must all hold. */
export interface Access {
  readonly role: string;
  readonly space: readonly string[];
  readonly permission: string | undefined;
}

/** Codes that every operation can fail with, and that `@errors` therefore never lists. */
export const commonErrorCodes = ['RATE_LIMITED', 'INTERNAL'] as const;

/** Who may use a field, or undefined if the schema does not say. */
export function accessOf(schema: GraphQLSchema, field: OperationField): Access | undefined {
  const values = valuesOf(schema, field, 'access');
  if (typeof values?.['role'] !== 'string') return undefined;
  const { role, space, permission } = values;
  return {
    role,
    space: isStringList(space) ? space : [],
    permission: typeof permission === 'string' ? permission : undefined,
  };
}

/** Codes that a field lists with `@errors`, or undefined if the schema does not say. */
export function errorCodesOf(
  schema: GraphQLSchema,
  field: OperationField,
): readonly string[] | undefined {
  const codes = valuesOf(schema, field, 'errors')?.['codes'];
  return isStringList(codes) ? codes : undefined;
}

/** Description of a value of the enum that lists the error codes. */
export function describeErrorCode(schema: GraphQLSchema, code: string): string | undefined {
  const type = schema.getType('ErrorCode');
  if (!isEnumType(type)) return undefined;
  return type.getValue(code)?.description ?? undefined;
}

/** Coordinate of what replaces something deprecated: the first inline code of its reason. */
export function replacementOf(reason: string | null | undefined): string | undefined {
  return /`([^`]+)`/.exec(reason ?? '')?.[1];
}

function valuesOf(
  schema: GraphQLSchema,
  field: OperationField,
  directiveName: string,
): Readonly<Record<string, unknown>> | undefined {
  const directive = schema.getDirective(directiveName);
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode);
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
