import type { GraphQLField, GraphQLNamedType } from 'graphql';
import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { pageArgument } from './page-argument';

export type Field = GraphQLField<unknown, unknown>;

/** Fields of a type that a request can read without more knowledge, in the order of the SDL. */
export function readableFields(type: GraphQLNamedType): Field[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).filter((field) => {
    const page = pageArgument(field);
    const isAsking = field.args.some((arg) => arg !== page && isRequiredArgument(arg));
    return field.deprecationReason == null && !isAsking;
  });
}

export function isLeaf({ type }: Field): boolean {
  return isLeafType(getNamedType(type));
}

/** What tells one object from another comes before what says how it is, and that before the rest. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/^clientMutationId$/, 0],
  [/html$|text$|path$|^(?:full)?databaseId$|^raw[A-Z]/i, 1],
  [/^id$/i, 9],
  [/^(?:name|title|login|username|slug|label|key|code|displayName|fullName)$/i, 8],
  [/^(?:totalCount|totalResults|total|count|status|state|type|kind|email|url)$/i, 7],
  [/^(?:description|summary|body|text|message|content|value|amount|price)$/i, 6],
  [/name$|title$|count$|at$|date$|status$|state$/i, 5],
  [/^(?:is|has|can|viewer)[A-Z_]/, 2],
];

const usual = 4;

/** The fields that say most, at most so many, in the order of the SDL. */
export function mostTelling(fields: readonly Field[], most: number): Field[] {
  const telling = fields.filter((field) => rank(field) > 0);
  const best = [...telling].sort((a, b) => rank(b) - rank(a)).slice(0, most);
  return telling.filter((field) => best.includes(field));
}

function rank({ name }: Field): number {
  return ranks.find(([pattern]) => pattern.test(name))?.[1] ?? usual;
}
