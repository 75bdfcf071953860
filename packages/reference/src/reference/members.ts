import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLType,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Block, Member, TypeRef } from '../document/tree';
import { fold } from '../document/tree';
import { constraintOf } from '../graphql/constraint';
import { constraintInWords } from '../graphql/constraint-in-words';
import { ownerOf } from '../graphql/names';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { deprecation, historyLine } from './history';
import { migrationBlocks } from './migrations';
import { t } from '../i18n/t';

/**
 * Where a row of a member (argument, input field, field) stands: below a heading that names it, on
 * the page where it is at home with an anchor of its own, or in place on a page that only uses it.
 */
export type RowPosition =
  | { readonly at: 'heading'; readonly coordinate: string }
  | { readonly at: 'home'; readonly coordinate: string; readonly anchor: string }
  | { readonly at: 'elsewhere'; readonly coordinate: string };

export function countOperations(count: number): string {
  return pluralForm(count, t('reference.count.operations'));
}

export function countTypes(count: number): string {
  return pluralForm(count, t('reference.count.types'));
}

export function countFieldsOf(count: number, type: string): string {
  return pluralForm(count, t('reference.count.fieldsOf', { type }));
}

/**
 * A type as the SDL writes it, with the page of the type at its heart; of a member, if there is one.
 * What each developer knows is no link: the largest types would have hundreds to step over. An `ID`
 * means something else in each API.
 */
export function typeRef(
  { links, schema }: ReferenceContext,
  type: GraphQLType,
  coordinate = '',
): TypeRef {
  const owner = schema.getType(ownerOf(coordinate));
  const named = getNamedType(type);
  const isKnown = isSpecifiedScalarType(named) && named.name !== 'ID';
  return {
    type: 'typeRef',
    text: type.toString(),
    ...(isInputObjectType(owner) && isNotNull(owner, coordinate) && { isNotNull: true }),
    href: isKnown ? undefined : links.get(named.name),
  };
}

/** Whether an input field may be left out, but not be null. */
function isNotNull(owner: GraphQLInputObjectType, coordinate: string): boolean {
  if (owner.isOneOf) return true;
  const field = owner.getFields()[coordinate.slice(owner.name.length + 1)];
  return field !== undefined && constraintOf(field).nullable === false;
}

/** Limits of an argument, an input field or a field, in words. */
export function limitsOf(
  member: GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>,
): string | undefined {
  return constraintInWords(constraintOf(member), isListType(getNullableType(member.type)));
}

export type Facts = Pick<Member, 'isRequired' | 'default'>;

export function row(
  context: ReferenceContext,
  member: GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>,
  position: RowPosition,
  facts: Facts,
  children: Block[],
): Block {
  const { at, coordinate } = position;
  const { name, deprecationReason } = member;
  const isElsewhere = at === 'elsewhere';
  const migration = isElsewhere ? [] : migrationBlocks(context, coordinate);
  return {
    type: 'member',
    coordinate,
    ...(at !== 'heading' && { name }),
    ...(at === 'home' && { anchor: position.anchor }),
    ...(isElsewhere && { href: context.links.get(coordinate) }),
    typeRef: typeRef(context, member.type, coordinate),
    limits: limitsOf(member),
    ...facts,
    isDeprecated: Boolean(deprecationReason),
    children: [
      ...children,
      ...(isElsewhere ? [] : historyLine(context, coordinate)),
      ...deprecation(context, coordinate, deprecationReason),
      ...(migration.length > 0 ? [fold(t('reference.fields.howToMigrate'), migration)] : []),
    ],
  };
}
