import type { GraphQLField, GraphQLInputField, GraphQLNamedType } from 'graphql';
import { isInterfaceType, isObjectType, isRequiredInputField } from 'graphql';
import { toString } from 'mdast-util-to-string';
import type { Block, Field } from '../document/tree';
import { fold, heading, inlineCode, label, paragraph, phrases, text } from '../document/tree';
import { accessOf } from '../graphql/contract';
import { argumentAnchor } from '../graphql/routes';
import { pluralForm } from '../i18n/format';
import { accessInShort, accessInWords } from './access';
import { sdlFrame } from './code';
import type { ReferenceContext } from './context';
import { describeBriefly, describeInTwo } from './description';
import { historyMarks, reasonBlocks } from './history';
import { argumentRow, inputFacts } from './input-rows';
import type { Facts } from './members';
import { countFieldsOf, limitsOf, row, typeRef } from './members';
import { migrationBlocks } from './migrations';
import { coordinateLink } from './sections';
import { t } from '../i18n/t';

/**
 * A field in one row: name, type, the first sentence of its description, and what replaces it if it
 * is deprecated. All else is on demand.
 *
 * @param unfolds whether inputs of its arguments show their fields.
 */
export function fieldRow(
  context: ReferenceContext,
  owner: string,
  field: GraphQLField<unknown, unknown>,
  unfolds: boolean,
): Field {
  return rowOf(context, owner, field, { hints: hintsOf(context, field) }, [
    ...accessBlocks(context, field),
    ...migration(context, `${owner}.${field.name}`),
    ...argumentBlocks(context, `${owner}.${field.name}`, field, unfolds),
  ]);
}

/** That not everyone gets it, and what it can be asked for with: more is on demand. */
function hintsOf(context: ReferenceContext, field: GraphQLField<unknown, unknown>): string[] {
  const access = accessOf(context.schema, field, context.contract);
  const isRestricted = access && access.role !== context.contract.access?.everyone;
  const { length } = field.args;
  return [
    ...(isRestricted
      ? [t('reference.fields.restricted', { callers: toString(accessInShort(context, access)) })]
      : []),
    ...(length > 0 ? [pluralForm(length, t('reference.count.arguments'))] : []),
  ];
}

/** The same of a field of an input. */
export function inputFieldRow(
  context: ReferenceContext,
  owner: string,
  field: GraphQLInputField,
): Field {
  const facts = inputFacts(field, isRequiredInputField(field));
  return rowOf(context, owner, field, facts, migration(context, `${owner}.${field.name}`));
}

function rowOf(
  context: ReferenceContext,
  owner: string,
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
  facts: Facts & Pick<Field, 'hints'>,
  below: readonly Block[],
): Field {
  const coordinate = `${owner}.${field.name}`;
  const { sentence, rest } = describeInTwo(field.description, context, owner);
  const [reason, ...more] = reasonBlocks(context, coordinate, field.deprecationReason);
  const marks = historyMarks(context, coordinate);
  const isDeprecated = Boolean(field.deprecationReason);
  return {
    type: 'field',
    typeRef: typeRef(context, field.type, coordinate),
    limits: limitsOf(field),
    ...facts,
    children: [
      heading(3, field.name, [inlineCode(field.name)], coordinate, isDeprecated),
      paragraph(
        ...sentence,
        ...(isDeprecated && sentence.length > 0 ? [{ type: 'break' } as const] : []),
        ...(isDeprecated ? [{ type: 'badge', kind: 'deprecated' } as const, text(' ')] : []),
        ...(reason?.type === 'paragraph' ? reason.children : []),
        ...(marks.length > 0 ? [text(' '), ...marks] : []),
      ),
      ...rest,
      ...(reason && reason.type !== 'paragraph' ? [reason, ...more] : more),
      ...below,
    ],
  };
}

function migration(context: ReferenceContext, coordinate: string): Block[] {
  return labelled(t('reference.fields.howToMigrate'), migrationBlocks(context, coordinate));
}

function accessBlocks(context: ReferenceContext, field: GraphQLField<unknown, unknown>): Block[] {
  const access = accessOf(context.schema, field, context.contract);
  if (!access) return [];
  const callers = accessInWords(context, access);
  return [paragraph(...phrases(t('reference.fields.access'), { callers }))];
}

function argumentBlocks(
  context: ReferenceContext,
  field: string,
  { name, args }: GraphQLField<unknown, unknown>,
  unfolds: boolean,
): Block[] {
  const rows = args.map((argument) => {
    const anchor = argumentAnchor(name, argument.name);
    const position = { at: 'home', coordinate: `${field}(${argument.name}:)`, anchor } as const;
    return argumentRow(context, argument, position, unfolds);
  });
  const words =
    args.length === 1 ? t('reference.fields.argument') : t('reference.fields.arguments');
  return labelled(words, rows);
}

/** Blocks below a label; nothing if there are none. */
function labelled(words: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [label(words), ...blocks];
}

/** Fields of a type below the tools that help to find one. */
export function fieldList(fields: readonly Field[]): Block[] {
  const count = fields.length >= fewestToFilter ? fields.length : undefined;
  return [{ type: 'fieldTools', count }, ...fields];
}

/** Fewer are in one view. */
export const fewestToFilter = 12;

/** With more fields than this, a returned type is shown by its definition. */
const mostFieldsInWords = 20;

/** Fields of a returned type below the page that returns it: one sentence each, or its definition. */
export function fieldsInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const content =
    fields.length > mostFieldsInWords
      ? definitionInPlace(context, type)
      : fields.map((field) => {
          const brief = describeBriefly(field.description, context);
          const place = { at: 'elsewhere', coordinate: `${type.name}.${field.name}` } as const;
          return row(context, field, place, {}, brief.length > 0 ? [paragraph(...brief)] : []);
        });
  return [fold(countFieldsOf(fields.length, type.name), content)];
}

function definitionInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  return [
    paragraph(
      ...phrases(t('reference.fields.explained'), { type: [coordinateLink(context, type.name)] }),
    ),
    sdlFrame(context, type),
  ];
}
