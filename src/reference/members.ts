import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLType,
} from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { accessOf } from '../graphql/contract';
import { argumentAnchor } from '../graphql/routes';
import { printDefault, printDefinition } from '../graphql/print-definition';
import { accessInWords } from './access';
import type { ReferenceContext } from './context';
import { describe, describeBriefly } from './description';
import { migrationBlocks } from './migrations';
import type { Block, Member, TypeRef } from '../document/tree';
import { paragraph, text } from '../document/tree';
import { sdlFrame } from './code';
import { coordinateLink, deprecation } from './sections';

/**
 * Where a row of a member (argument, input field, field) stands: below a heading that names it, on
 * the page where it is at home with an anchor of its own, or in place on a page that only uses it.
 */
type Place =
  | { readonly at: 'heading'; readonly coordinate: string }
  | { readonly at: 'home'; readonly coordinate: string; readonly anchor: string }
  | { readonly at: 'guest'; readonly coordinate: string };

export function belowHeading(coordinate: string): Place {
  return { at: 'heading', coordinate };
}

export function argumentRow(
  context: ReferenceContext,
  argument: GraphQLArgument,
  place: Place,
): Block {
  return row(context, argument, place, inputFacts(argument, isRequiredArgument(argument)), [
    ...describe(argument.description, context.links),
    ...inputFieldsInPlace(context, getNamedType(argument.type)),
  ]);
}

export function inputFieldRow(
  context: ReferenceContext,
  field: GraphQLInputField,
  place: Place,
): Block {
  const facts = inputFacts(field, isRequiredInputField(field));
  return row(context, field, place, facts, describe(field.description, context.links));
}

/** A field below its heading, with its arguments in an expandable list. */
export function fieldRow(
  context: ReferenceContext,
  owner: string,
  field: GraphQLField<unknown, unknown>,
): Block {
  const access = accessOf(context.schema, field);
  const rows = field.args.map((argument) =>
    argumentRow(context, argument, {
      at: 'home',
      coordinate: `${owner}.${field.name}(${argument.name}:)`,
      anchor: argumentAnchor(field.name, argument.name),
    }),
  );
  const label = countOf(rows.length, 'argument');
  return row(context, field, belowHeading(`${owner}.${field.name}`), {}, [
    ...describe(field.description, context.links, owner),
    ...(access ? [paragraph(text('For: '), ...accessInWords(context, access))] : []),
    ...(rows.length > 0 ? [fold(label, rows)] : []),
  ]);
}

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
          const brief = describeBriefly(field.description, context.links);
          const place = { at: 'guest', coordinate: `${type.name}.${field.name}` } as const;
          return row(context, field, place, {}, brief.length > 0 ? [paragraph(...brief)] : []);
        });
  const label = countOf(fields.length, 'field', `of ${type.name}`);
  return [fold(label, content)];
}

function definitionInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  return [
    paragraph(text('The page of '), coordinateLink(context, type.name), text(' explains each.')),
    sdlFrame(context, printDefinition(type)),
  ];
}

function inputFieldsInPlace(context: ReferenceContext, type: GraphQLNamedType): Block[] {
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields());
  const rows = fields.map((field) =>
    inputFieldRow(context, field, { at: 'guest', coordinate: `${type.name}.${field.name}` }),
  );
  const note = type.isOneOf ? [paragraph(text(oneOfInWords))] : [];
  const label = countOf(fields.length, 'field', `of ${type.name}`);
  return [fold(label, [...note, ...rows])];
}

export const oneOfInWords = 'Give exactly one of these fields, and not null.';

export function countOf(count: number, noun: string, rest = ''): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'} ${rest}`.trim();
}

/** A list that is folded until it is asked for. */
function fold(label: string, children: Block[]): Block {
  return { type: 'fold', label, children };
}

/** A type as the SDL writes it, with the page of the type at its heart. */
export function typeRef({ links }: ReferenceContext, type: GraphQLType): TypeRef {
  return { type: 'typeRef', text: type.toString(), href: links.get(getNamedType(type).name) };
}

type Facts = Pick<Member, 'isRequired' | 'default'>;

function row(
  context: ReferenceContext,
  member: GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>,
  place: Place,
  facts: Facts,
  children: Block[],
): Block {
  return {
    type: 'member',
    coordinate: place.coordinate,
    ...placeOf(context, member.name, place),
    typeRef: typeRef(context, member.type),
    ...facts,
    isDeprecated: Boolean(member.deprecationReason),
    children: [
      ...children,
      ...deprecation(context, member.deprecationReason),
      ...(place.at === 'guest' ? [] : migrationInPlace(context, place.coordinate)),
    ],
  };
}

function migrationInPlace(context: ReferenceContext, coordinate: string): Block[] {
  const blocks = migrationBlocks(context, coordinate);
  return blocks.length > 0 ? [fold('How to migrate', blocks)] : [];
}

function placeOf(
  { links }: ReferenceContext,
  name: string,
  place: Place,
): Pick<Member, 'name' | 'anchor' | 'href'> {
  if (place.at === 'heading') return {};
  return place.at === 'home'
    ? { name, anchor: place.anchor }
    : { name, href: links.get(place.coordinate) };
}

function inputFacts(input: GraphQLArgument | GraphQLInputField, isRequired: boolean): Facts {
  return { isRequired, default: printDefault(input) };
}
