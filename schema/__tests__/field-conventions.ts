import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { accessOf, constraintOf } from 'graphql-docs-reference/graphql';
import { contract } from '../../src/contract';

/** A refused field that is never null takes the object around it along. */
export function guardViolations(schema: GraphQLSchema, type: GraphQLNamedType): string[] {
  if (!isObjectType(type) || type === schema.getQueryType() || type === schema.getMutationType())
    return [];
  return Object.values(type.getFields())
    .filter((field) => isNonNullType(field.type) && accessOf(schema, field, contract))
    .map(({ name }) => `${type.name}.${name} can be refused, but is never null`);
}

/** People who can't see a picture need a text, or to know that they miss nothing. */
export function picturesWithoutText(type: GraphQLObjectType): string[] {
  const fields = Object.values(type.getFields());
  return fields
    .filter(({ name }) => /(?:image|cover|logo|icon|picture)\w*url$/i.test(name))
    .filter(({ name, description, deprecationReason }) => {
      const text = `${name.replace(/Url$/, '')}AltText`;
      const isSaid = /text alternative|decorative|decoration/.test(description ?? '');
      return deprecationReason == null && !isSaid && !fields.some((field) => field.name === text);
    })
    .map(({ name }) => `${type.name}.${name} has no text alternative, and isn't a decoration`);
}

const bounds = [
  ['minLength', 'maxLength'],
  ['min', 'max'],
  ['minItems', 'maxItems'],
] as const;

/** A limit that no value can keep. Of a field, no example finds it, and the reference says it. */
export function limitViolations(type: GraphQLNamedType): string[] {
  const fields = [
    ...(isObjectType(type) ? Object.values(type.getFields()) : []),
    ...(isInputObjectType(type) ? Object.values(type.getFields()) : []),
  ];
  return fields.flatMap((field) => {
    const limits = constraintOf(field);
    const isList = isListType(getNullableType(field.type));
    const place = `${type.name}.${field.name}`;
    const { pattern = '' } = limits;
    const ofBounds = bounds.flatMap(([least, most]) => [
      ...((limits[least] ?? -Infinity) > (limits[most] ?? Infinity)
        ? [`${place} has ${least} above ${most}`]
        : []),
      ...[least, most]
        .filter((name) => name.endsWith('Items') && name in limits && !isList)
        .map((name) => `${place} has ${name}, but is no list`),
    ]);
    if (isRegExp(pattern)) return ofBounds;
    return [...ofBounds, `${place} has the pattern ${pattern}, which is not a regular expression`];
  });
}

/** As the model and readers' browsers compile it. */
function isRegExp(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
