import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLNamedType,
} from 'graphql';
import { getNamedType, isInputObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import type { Block } from '../document/tree';
import { fold, paragraph, text } from '../document/tree';
import { printDefault } from '../graphql/print-definition';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { describe } from './description';
import type { Facts, RowPosition } from './members';
import { countFieldsOf, row } from './members';
import { t } from '../i18n/t';

/** An argument, with the fields of its input below it, unless a page would be heavy with them. */
export function argumentRow(
  context: ReferenceContext,
  argument: GraphQLArgument,
  position: RowPosition,
  unfolds = true,
): Block {
  const type = getNamedType(argument.type);
  return row(context, argument, position, inputFacts(argument, isRequiredArgument(argument)), [
    ...describe(argument.description, context),
    ...(unfolds && isInputObjectType(type) ? firstLevel(context, type) : []),
  ]);
}

export const oneOfInWords = (): string => t('reference.oneOf');

/** What must be given, and then the rest, each in the order of the SDL. */
export function requiredFirst<Input extends GraphQLArgument | GraphQLInputField>(
  inputs: readonly Input[],
  isRequired: (input: Input) => boolean,
): Input[] {
  return [...inputs.filter(isRequired), ...inputs.filter((input) => !isRequired(input))];
}

/** With more fields than this, those that can be left out are folded. */
const mostShown = 20;

function firstLevel(context: ReferenceContext, type: GraphQLInputObjectType): Block[] {
  const nested: Nested = { levels: levelsWithin(type), within: [type] };
  const fields = requiredFirst(Object.values(type.getFields()), isRequiredInputField);
  const rows = (some: readonly GraphQLInputField[]): Block[] =>
    some.map((field) => nestedRow(context, type, field, nested));
  if (fields.length <= mostShown) return [...oneOfNote(type), ...rows(fields)];
  const required = fields.filter(isRequiredInputField);
  const others = fields.filter((field) => !isRequiredInputField(field));
  const label =
    required.length > 0
      ? pluralForm(others.length, t('reference.count.moreFieldsOf', { type: type.name }))
      : countFieldsOf(others.length, type.name);
  return [...oneOfNote(type), ...rows(required), fold(label, rows(others))];
}

interface Nested {
  /** How many levels of inputs unfold below. */
  readonly levels: number;
  /** Inputs around, which do not unfold again. */
  readonly within: readonly GraphQLNamedType[];
}

/** A field on a page that only uses its input; the input that it takes itself unfolds below it. */
function nestedRow(
  context: ReferenceContext,
  owner: GraphQLInputObjectType,
  field: GraphQLInputField,
  nested: Nested,
): Block {
  const position = { at: 'elsewhere', coordinate: `${owner.name}.${field.name}` } as const;
  const facts = inputFacts(field, isRequiredInputField(field));
  return row(context, field, position, facts, [
    ...describe(field.description, context),
    ...nestedInput(context, getNamedType(field.type), nested),
  ]);
}

function nestedInput(
  context: ReferenceContext,
  type: GraphQLNamedType,
  { levels, within }: Nested,
): Block[] {
  if (levels === 0 || !isInputObjectType(type) || within.includes(type)) return [];
  const below: Nested = { levels: levels - 1, within: [...within, type] };
  const fields = requiredFirst(Object.values(type.getFields()), isRequiredInputField);
  return [
    fold(countFieldsOf(fields.length, type.name), [
      ...oneOfNote(type),
      ...fields.map((field) => nestedRow(context, type, field, below)),
    ]),
  ];
}

function oneOfNote({ isOneOf }: GraphQLInputObjectType): Block[] {
  return isOneOf ? [paragraph(text(oneOfInWords()))] : [];
}

export function inputFacts(input: GraphQLArgument | GraphQLInputField, isRequired: boolean): Facts {
  return { isRequired, default: printDefault(input) };
}

const mostLevels = 3;

/** More rows than this would make the page of an operation or of an object heavy. */
const mostRows = 80;

/**
 * Whether inputs unfold on a page that has all of these fields. In generated schemas, each list of an
 * object can be filtered and sorted by everything that its entries lead to.
 */
export function canUnfold(fields: readonly GraphQLField<unknown, unknown>[]): boolean {
  const inputs = fields
    .flatMap(({ args }) => args.map(({ type }) => getNamedType(type)))
    .filter(isInputObjectType);
  const rows = inputs.map((type) => countRows(type, levelsWithin(type), []));
  return rows.reduce((sum, count) => sum + count, 0) <= mostRows;
}

/**
 * How many levels of inputs within an input can unfold in place, so that a page stays light: inputs
 * of generated schemas lead to hundreds of others, and to themselves.
 */
export function levelsWithin(type: GraphQLInputObjectType): number {
  let levels = 0;
  while (levels < mostLevels && countRows(type, levels + 1, []) <= mostRows) levels += 1;
  return levels;
}

function countRows(
  type: GraphQLInputObjectType,
  levels: number,
  within: readonly GraphQLNamedType[],
): number {
  const around = [...within, type];
  return Object.values(type.getFields()).reduce((sum, field) => {
    const inner = getNamedType(field.type);
    const unfolds = levels > 0 && isInputObjectType(inner) && !around.includes(inner);
    return sum + 1 + (unfolds ? countRows(inner, levels - 1, around) : 0);
  }, 0);
}
