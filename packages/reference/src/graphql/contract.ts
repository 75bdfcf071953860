import type { GraphQLSchema, DocumentNode } from 'graphql';
import { getDirectiveValues, getNamedType, isEnumType } from 'graphql';
import type { Access, Contract } from '../options/contract';
import { escapePattern } from './names';
import type { OperationField } from './symbols';
import { visitTyped } from './symbols';

/** Who may use a field, or undefined if the schema does not say. */
export function accessOf(
  schema: GraphQLSchema,
  field: OperationField,
  { access }: Contract,
): Access | undefined {
  const values = access && valuesOf(schema, field, access.directive);
  const role = values?.[access?.role ?? ''];
  if (typeof role !== 'string') return undefined;
  const connections = values?.[access?.connections ?? ''];
  const permission = values?.[access?.permission ?? ''];
  const scopes = values?.[access?.scopes ?? ''];
  return {
    role,
    connections: isStringList(connections) ? connections : [],
    permission: typeof permission === 'string' ? permission : undefined,
    scopes: isStringList(scopes) ? scopes : [],
  };
}

/** Types whose values the conditions of access are, where the schema has them. */
export function accessTypesOf(
  schema: GraphQLSchema,
  { access }: Contract,
): Readonly<Record<keyof Access, string | undefined>> {
  const { args = [] } = schema.getDirective(access?.directive ?? '') ?? {};
  const typeOf = (name: string | undefined): string | undefined => {
    const found = args.find((argument) => argument.name === name);
    return found && getNamedType(found.type).name;
  };
  return {
    role: typeOf(access?.role),
    connections: typeOf(access?.connections),
    permission: typeOf(access?.permission),
    scopes: typeOf(access?.scopes),
  };
}

/** Codes that a field lists besides the common ones, or undefined if the schema does not say. */
export function errorCodesOf(
  schema: GraphQLSchema,
  field: OperationField,
  { errors }: Contract,
): readonly string[] | undefined {
  const codes = errors && valuesOf(schema, field, errors.directive)?.[errors.argument];
  return isStringList(codes) ? codes : undefined;
}

/** All error codes of a schema; none where it has no enum for them. */
export function allErrorCodes(schema: GraphQLSchema, { errors }: Contract): readonly string[] {
  const type = schema.getType(errors?.enum ?? '');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

/** Description of a value of the enum that lists the error codes. */
export function describeErrorCode(
  schema: GraphQLSchema,
  code: string,
  { errors }: Contract,
): string | undefined {
  const type = schema.getType(errors?.enum ?? '');
  if (!isEnumType(type)) return undefined;
  return type.getValue(code)?.description ?? undefined;
}

/** Coordinate of what replaces something deprecated, by its reason. */
export function replacementOf(
  reason: string | null | undefined,
  { deprecation }: Contract,
): string | undefined {
  if (deprecation?.replacement === undefined) return undefined;
  return patternOf(deprecation.replacement, '([^`]+?)').exec(reason ?? '')?.[1];
}

/** Day of removal with which a reason ends, as `2027-09-30`. */
export function removalOf(reason: string, { deprecation }: Contract): string | undefined {
  if (deprecation?.removal === undefined) return undefined;
  return patternOf(deprecation.removal, '(\\d{4}-\\d{2}-\\d{2})', '\\s*$').exec(reason)?.[1];
}

/** A reason without the day with which it ends. */
export function withoutRemoval(reason: string, { deprecation }: Contract): string {
  if (deprecation?.removal === undefined) return reason;
  return reason.replace(patternOf(deprecation.removal, '[\\d-]+', '\\s*$'), '').trimEnd();
}

/** Of words in which spaces may be breaks of lines, and the full stop at the end may be missing. */
function patternOf(words: string, value: string, end = ''): RegExp {
  const literal = (text: string): string => escapePattern(text).replace(/\s+/g, '\\s+');
  const [, before = '', after = ''] = /^([^{]*)\{\w+\}(.*)$/.exec(words) ?? [];
  return new RegExp(`${literal(before)}${value}${literal(after).replace(/\\\.$/, '\\.?')}${end}`);
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

/** A field that not everyone may read or call. */
export interface FieldAccess {
  readonly coordinate: string;
  readonly access: Access;
}

/** What callers need for the fields of a document, each once; nothing of fields that are open. */
export function findAccess(
  document: DocumentNode,
  schema: GraphQLSchema,
  contract: Contract,
): FieldAccess[] {
  const found = new Map<string, FieldAccess>();
  visitTyped(document, schema, (typeInfo) => ({
    Field: () => {
      const [field, parent] = [typeInfo.getFieldDef(), typeInfo.getParentType()];
      const access = field && accessOf(schema, field, contract);
      if (!access || !parent || isOpen(access, contract)) return;
      const coordinate = `${parent.name}.${field.name}`;
      found.set(coordinate, { coordinate, access });
    },
  }));
  return [...found.values()];
}

/** Whether the role is that of everyone, and no other condition is made. */
function isOpen({ role, ...conditions }: Access, { access }: Contract): boolean {
  const others: readonly unknown[] = Object.values(conditions);
  return (
    role === access?.everyone &&
    others.every((value) => value === undefined || (Array.isArray(value) && value.length === 0))
  );
}
