import type {
  ConstDirectiveNode,
  GraphQLArgument,
  GraphQLInputField,
  GraphQLInputType,
  ASTVisitor,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  ValidationContext,
  ValueNode,
} from 'graphql';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  valueFromASTUntyped,
  getNamedType,
  GraphQLError,
  Kind,
} from 'graphql';
import type { ValueFault } from './check-response';
import { isDate, isUuid } from './check-response';
import { directivesOn } from './members';
import { visitTyped } from './symbols';

/** Arguments of `@constraint` that are read, with what the value of each is. */
const kinds = {
  minLength: 'number',
  maxLength: 'number',
  startsWith: 'string',
  endsWith: 'string',
  contains: 'string',
  notContains: 'string',
  pattern: 'string',
  format: 'string',
  min: 'number',
  max: 'number',
  exclusiveMin: 'number',
  exclusiveMax: 'number',
  multipleOf: 'number',
  minItems: 'number',
  maxItems: 'number',
  uniqueItems: 'boolean',
  nullable: 'boolean',
} as const;

interface KindValues {
  readonly number: number;
  readonly string: string;
  readonly boolean: boolean;
}

/**
 * Limits of a value, as the directive `@constraint` gives them. Of a list, those of items and
 * `nullable` are its own, and all others are those of each entry.
 *
 * The names are those of the package graphql-constraint-directive. `uniqueItems` is JSON Schema's,
 * and `nullable` is OpenAPI's: false on what may be left out and may not be null.
 *
 * @see https://github.com/confuser/graphql-constraint-directive
 */
export type Constraint = {
  readonly [Name in keyof typeof kinds]?: KindValues[(typeof kinds)[Name]];
};

export const constraintName = 'constraint';

/** What the SDL says of a definition, also in an extension; nothing where it has no `@constraint`. */
export function constraintOf(definition: object): Constraint {
  return readConstraint(directivesOn(definition));
}

/** What the directives of a definition say. */
export function readConstraint(directives: readonly ConstDirectiveNode[]): Constraint {
  const node = directives.find(({ name }) => name.value === constraintName);
  const values = (node?.arguments ?? []).map(
    ({ name, value }) => [name.value, valueFromASTUntyped(value)] as const,
  );
  return Object.fromEntries(
    values.filter(([name, value]) => Reflect.get(kinds, name) === typeof value),
  );
}

/** Says what is wrong with a text of a format, or undefined if nothing is. */
type CheckFormat = (text: string) => string | undefined;

/** Checks of formats by name; others than those of this module are an API's own. */
export type Formats = Readonly<Record<string, CheckFormat | undefined>>;

type Input = Pick<GraphQLArgument | GraphQLInputField, 'type' | 'astNode'>;

/** All that keeps a value from being that of an argument or an input field, by `@constraint`. */
export function findConstraintFaults(
  input: Input,
  value: unknown,
  path: ValueFault['path'],
  formats: Formats = {},
): ValueFault[] {
  const constraint = constraintOf(input);
  if (value === undefined) return [];
  if (value !== null) return faultsWithin(input.type, constraint, value, path, formats);
  return constraint.nullable === false ? [{ path, message: 'This cannot be null.' }] : [];
}

function faultsWithin(
  given: GraphQLInputType,
  constraint: Constraint,
  value: unknown,
  path: ValueFault['path'],
  formats: Formats,
): ValueFault[] {
  if (value == null) return [];
  const type = getNullableType(given);
  if (isListType(type)) {
    // A single value stands for a list of one.
    if (!Array.isArray(value)) return faultsWithin(type.ofType, constraint, value, path, formats);
    const message = listFault(value, constraint);
    return [
      ...(message === undefined ? [] : [{ path, message }]),
      ...value.flatMap((entry: unknown, index) =>
        faultsWithin(type.ofType, constraint, entry, [...path, index], formats),
      ),
    ];
  }
  if (isInputObjectType(type)) {
    const fields: Readonly<Record<string, unknown>> = { ...value };
    return Object.values(type.getFields()).flatMap((field) =>
      findConstraintFaults(field, fields[field.name], [...path, field.name], formats),
    );
  }
  const whole = isScalarType(type) ? { ...constraintOf(type), ...constraint } : constraint;
  const message = constraintFault(value, whole, formats);
  return message === undefined ? [] : [{ path, message }];
}

/** What is wrong with one value, or undefined if nothing is. */
export function constraintFault(
  value: unknown,
  constraint: Constraint,
  formats: Formats = {},
): string | undefined {
  if (Array.isArray(value)) return listFault(value, constraint);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return undefined;
  const fault = typeof value === 'number' ? numberFault(value, constraint) : undefined;
  // What limits a text refuses a number, too, whose digits are no such text.
  return fault ?? textFault(String(value), constraint, formats);
}

function listFault(list: readonly unknown[], constraint: Constraint): string | undefined {
  const { minItems = 0, maxItems, uniqueItems } = constraint;
  if (list.length < minItems || list.length > (maxItems ?? Infinity))
    return `The list must have ${countOf(minItems, maxItems, 'entry', 'entries')}.`;
  const different = new Set(list.map((entry) => JSON.stringify(entry)));
  return uniqueItems && different.size < list.length
    ? 'The list must not have an entry twice.'
    : undefined;
}

function countOf(least: number, most: number | undefined, one: string, several: string): string {
  if (most !== undefined && least < most) return `${least} to ${most} ${several}`;
  if (most !== undefined) return `${most} ${most === 1 ? one : several}`;
  return `at least ${least} ${least === 1 ? one : several}`;
}

function numberFault(value: number, constraint: Constraint): string | undefined {
  const { min = -Infinity, max = Infinity, multipleOf } = constraint;
  const { exclusiveMin = -Infinity, exclusiveMax = Infinity } = constraint;
  if (value < min || value > max || value <= exclusiveMin || value >= exclusiveMax)
    return `This must be ${numberRange(constraint)}.`;
  return multipleOf === undefined || isMultiple(value, multipleOf)
    ? undefined
    : `This must be a multiple of ${multipleOf}.`;
}

/**
 * Whether a number is a whole number of times another. A fraction such as 0.1 isn't quite what it says,
 * so that a few of the last bits don't count.
 */
export function isMultiple(value: number, of: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(of)) return value % of === 0;
  const times = value / of;
  return Math.abs(times - Math.round(times)) <= 4 * Number.EPSILON * Math.abs(times);
}

function numberRange({ min, max, exclusiveMin, exclusiveMax }: Constraint): string {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  return [
    min !== undefined && `${min} or more`,
    exclusiveMin !== undefined && `more than ${exclusiveMin}`,
    max !== undefined && `at most ${max}`,
    exclusiveMax !== undefined && `less than ${exclusiveMax}`,
  ]
    .filter(Boolean)
    .join(' and ');
}

function textFault(text: string, constraint: Constraint, own: Formats): string | undefined {
  const { minLength = 0, maxLength, format = '' } = constraint;
  const isTooLong = countCharacters(text) > (maxLength ?? Infinity);
  if (format === 'uri') {
    const isRight = isAddress(text) && !isTooLong && affixFault(text, constraint) === undefined;
    return isRight ? undefined : addressMessage(constraint);
  }
  // Space around a text is no text.
  if (isTooLong || countCharacters(text.trim()) < minLength)
    return `This must have ${countOf(minLength, maxLength, 'character', 'characters')}.`;
  return affixFault(text, constraint) ?? (own[format] ?? formats[format])?.(text);
}

/** Code points, as JSON Schema counts them. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}

function affixFault(text: string, constraint: Constraint): string | undefined {
  const { startsWith, endsWith, contains, notContains, pattern } = constraint;
  if (startsWith !== undefined && !text.startsWith(startsWith))
    return `This must start with "${startsWith}".`;
  if (endsWith !== undefined && !text.endsWith(endsWith))
    return `This must end with "${endsWith}".`;
  if (contains !== undefined && !text.includes(contains)) return `This must have "${contains}".`;
  if (notContains !== undefined && text.includes(notContains))
    return `This must not have "${notContains}".`;
  return pattern === undefined || (regexOf(pattern)?.test(text) ?? true)
    ? undefined
    : `This must match ${pattern}.`;
}

/** Undefined for a pattern in the syntax of another language. */
function regexOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** The schemes that an address may have, where one of the usual ways says which. */
export function schemesOf({ startsWith, pattern }: Constraint): readonly string[] {
  if (startsWith === 'https://' || pattern === '^https://') return ['https'];
  return pattern === '^https?://' ? ['http', 'https'] : [];
}

function addressMessage(constraint: Constraint): string {
  const { maxLength } = constraint;
  const schemes = schemesOf(constraint).join(' or ');
  const address = ['an absolute', schemes, 'address'].filter(Boolean).join(' ');
  const most = maxLength === undefined ? '' : ` of at most ${maxLength} characters`;
  return `This must be ${address}${most}.`;
}

export function isAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?:\/\/[^\s/]|(?!\/\/))\S*$/i.test(text) && URL.canParse(text);
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text);
}

const formats: Formats = {
  'language-tag': orElse(isLanguageTag, 'a BCP 47 tag'),
  date: orElse(isDate, 'a day such as 2026-05-17'),
  email: orElse(isEmail, 'an email address'),
  uuid: orElse((text) => isUuid(text.toLowerCase()), 'a UUID'),
};

function orElse(isRight: (text: string) => boolean, expected: string): CheckFormat {
  return (text) => (isRight(text) ? undefined : `This must be ${expected}.`);
}

/**
 * A rule of validation: values in a document, and default values of its variables, keep to the limits
 * that `@constraint` gives them.
 */
export function keepConstraints(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (node) => {
      const defaults = new Map<unknown, ValueNode>();
      const values: Record<string, unknown> = {};
      for (const { variable, defaultValue } of node.variableDefinitions ?? []) {
        if (!defaultValue) continue;
        defaults.set(variable.name.value, defaultValue);
        values[variable.name.value] = valueFromASTUntyped(defaultValue);
      }
      if (defaults.size === 0) return;
      const parts = [node, ...context.getRecursivelyReferencedFragments(node)];
      for (const fault of checkVariableConstraints(values, parts, context.getSchema()))
        report(fault, defaults.get(fault.path[0]));
    },
    Argument: ({ value: node }) => {
      const argument = context.getArgument();
      if (!argument) return;
      // A variable is unknown here, and so is not there.
      const value: unknown = valueFromASTUntyped(node);
      for (const fault of findConstraintFaults(argument, value, [argument.name]))
        report(fault, node);
    },
  };

  function report({ path, message }: ValueFault, value: ValueNode | undefined): void {
    const nodes = value && nodeAt(value, path.slice(1));
    context.reportError(new GraphQLError(`${path.join('.')}: ${message}`, { nodes }));
  }
}

function nodeAt(node: ValueNode, path: ValueFault['path']): ValueNode {
  return path.reduce<ValueNode>((within, key) => {
    if (within.kind === Kind.LIST) return within.values[Number(key)] ?? within;
    if (within.kind !== Kind.OBJECT) return within;
    return within.fields.find(({ name }) => name.value === key)?.value ?? within;
  }, node);
}

/** Variables of an operation that go beyond the limits of where it or a fragment uses them. */
export function checkVariableConstraints(
  values: Readonly<Record<string, unknown>>,
  definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
  schema: GraphQLSchema,
): ValueFault[] {
  const faults: ValueFault[] = [];
  const check = (value: ValueNode, used: Input | null | undefined): void => {
    if (value.kind !== Kind.VARIABLE || !used) return;
    const { value: name } = value.name;
    faults.push(...findConstraintFaults(used, values[name], [name]));
  };
  for (const definition of definitions)
    visitTyped(definition, schema, (typeInfo) => ({
      Argument: ({ value }) => check(value, typeInfo.getArgument()),
      ObjectField: ({ name, value }) => {
        const parent = getNamedType(typeInfo.getParentInputType());
        if (isInputObjectType(parent)) check(value, parent.getFields()[name.value]);
      },
    }));
  return faults;
}
