import type { GraphQLArgument, GraphQLInputField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { contract } from '../../src/contract';
import { guardViolations, limitViolations, picturesWithoutText } from './field-conventions';
import type { OperationSymbol } from 'graphql-docs-reference/graphql';
import {
  accessOf,
  constraintOf,
  createLinkMap,
  errorCodesOf,
  isOperation,
  listSymbols,
  removalOf,
  replacementOf,
} from 'graphql-docs-reference/graphql';

/** Everything of the schema that a rule can speak of: its coordinate, and what the SDL says of it. */
interface Member {
  readonly coordinate: string;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

/** Where a schema departs from the rules of `schema/README.md`, a line each. */
export function findViolations(schema: GraphQLSchema): string[] {
  const members = membersOf(schema);
  const links = createLinkMap(schema);
  return [
    ...listSymbols(schema)
      .filter(isOperation)
      .flatMap((operation) => contractViolations(schema, operation)),
    ...members
      .filter(({ description }) => !description?.trim())
      .map(({ coordinate }) => `${coordinate} has no description`),
    ...members.flatMap((member) => deprecationViolations(member, links)),
    ...Object.values(schema.getTypeMap()).flatMap((type) => [
      ...typeViolations(type),
      ...guardViolations(schema, type),
      ...limitViolations(type),
    ]),
    ...(schema.getSubscriptionType() ? ['The schema has subscriptions'] : []),
  ];
}

/** Codes after which the rest of an answer is of use. */
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];

function contractViolations(
  schema: GraphQLSchema,
  { coordinate, definition }: OperationSymbol,
): string[] {
  const access = accessOf(schema, definition, contract);
  const codes = errorCodesOf(schema, definition, contract);
  if (!access) return [`${coordinate} has no @access`];
  if (!codes) return [`${coordinate} has no @errors`];
  const isLimited = definition.args.some((arg) => arg.name === 'limit' || hasConstraint(arg));
  const aboveMember = !['GUEST', 'MEMBER'].includes(access.role);
  const isForSome = !['READ', 'INTERACT'].includes(access.permission ?? 'READ');
  const guarded = aboveMember || access.connections.length > 0 || isForSome;
  const needed = [
    ...(access.role === 'GUEST' ? [] : ['UNAUTHENTICATED']),
    ...(guarded ? ['FORBIDDEN'] : []),
    ...(isLimited ? ['VALIDATION_FAILED'] : []),
  ];
  const common: readonly string[] = contract.errors.common;
  const isRefused = codes.some((code) => refusals.includes(code));
  const emptiesAnswers =
    coordinate.startsWith('Query.') &&
    !definition.deprecationReason &&
    isNonNullType(definition.type);
  return [
    ...needed.filter((code) => !codes.includes(code)).map((code) => `${coordinate} needs ${code}`),
    ...(isRefused && emptiesAnswers ? [`${coordinate} can be refused, but is never null`] : []),
    ...codes.filter((code) => common.includes(code)).map((code) => `${coordinate} lists ${code}`),
    ...(isInOrder(schema, codes)
      ? []
      : [`${coordinate} lists its codes in another order than ErrorCode`]),
  ];
}

/** Whether a value can be past a limit, of an input also within it. */
function hasConstraint(
  input: GraphQLArgument | GraphQLInputField,
  around: readonly unknown[] = [],
): boolean {
  if (Object.keys(constraintOf(input)).length > 0) return true;
  const type = getNamedType(input.type);
  if (!isInputObjectType(type) || around.includes(type)) return false;
  return Object.values(type.getFields()).some((field) => hasConstraint(field, [...around, type]));
}

function isInOrder(schema: GraphQLSchema, codes: readonly string[]): boolean {
  const type = schema.getType('ErrorCode');
  const order = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  return order.filter((code) => codes.includes(code)).join() === codes.join();
}

function deprecationViolations(
  { coordinate, deprecationReason: reason }: Member,
  links: ReadonlyMap<string, string>,
): string[] {
  if (!reason) return [];
  const replacement = replacementOf(reason, contract);
  return [
    ...(replacement !== undefined && links.has(replacement)
      ? []
      : [`${coordinate} is deprecated without a replacement that exists`]),
    ...(removalOf(reason, contract) !== undefined
      ? []
      : [`${coordinate} is deprecated without a day of removal`]),
  ];
}

const pageFields = ['data', 'totalResults', 'offset', 'limit'];

function typeViolations(type: GraphQLNamedType): string[] {
  if (isInterfaceType(type)) return [`${type.name} is an interface`];
  if (!isObjectType(type)) return [];
  const fields = Object.keys(type.getFields());
  const pictures = picturesWithoutText(type);
  const isPaged = type.name.startsWith('Paged') || fields.includes('totalResults');
  if (!isPaged || fields.join() === pageFields.join()) return pictures;
  return [`${type.name} has the fields ${fields.join(', ')}, expected ${pageFields.join(', ')}`];
}

function membersOf(schema: GraphQLSchema): Member[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return [
    ...schema.getDirectives().map((directive) => ({
      coordinate: `@${directive.name}`,
      description: directive.description,
    })),
    ...types.map((type) => ({ description: type.description, coordinate: type.name })),
    ...types.flatMap((type) => membersOfType(type)),
  ];
}

function membersOfType(type: GraphQLNamedType): Member[] {
  if (isEnumType(type)) {
    return type
      .getValues()
      .map((value) => ({ ...value, coordinate: `${type.name}.${value.name}` }));
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      ...field,
      coordinate: `${type.name}.${field.name}`,
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { ...field, coordinate: `${type.name}.${field.name}` },
    ...field.args.map((argument) => ({
      ...argument,
      coordinate: `${type.name}.${field.name}(${argument.name}:)`,
    })),
  ]);
}
