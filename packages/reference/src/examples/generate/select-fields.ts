import type {
  GraphQLAbstractType,
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { isRootType } from '../../graphql/symbols';

/** How many scalars and enums are read of an object, by level. */
const mostLeaves = [8, 5, 3, 3];
/** A type with fewer says too little without what it holds. */
const fewestLeaves = 2;
const mostBranches = 3;
/** What has more fields beside a list is an object of its own, unless it says that it is a page. */
const mostOfPage = 8;

/**
 * The selection of a type as GraphQL writes it, with braces; nothing for a scalar or an enum. It is
 * one level deep, and deeper only where a type says little itself: the page of a list, a connection,
 * the result of a mutation.
 */
export function selectFields(
  type: GraphQLNamedType,
  schema: GraphQLSchema,
  within: readonly GraphQLNamedType[] = [],
): string {
  if (isLeafType(type)) return '';
  if (isRootType(schema, type)) return '{ __typename }';
  const leaves = leavesOf(type, within.length);
  const selections = isAbstractType(type)
    ? ['__typename', ...leaves, ...fragmentsOn(membersOf(type, schema), leaves)]
    : [...leaves, ...branchesOf(type, schema, within)];
  return `{ ${selections.length > 0 ? selections.join(' ') : '__typename'} }`;
}

/** Whether a type is the page of a list, whichever way pages go. */
function isPage(type: GraphQLNamedType): boolean {
  const fields = readableFields(type);
  const isSmall = fields.length <= mostOfPage || fields.some(({ name }) => name === 'pageInfo');
  return isSmall && fields.some(isItems);
}

/** What a client needs to ask for the next page. */
const nextPage = ['hasNextPage', 'endCursor'];

function leavesOf(type: GraphQLNamedType, level: number): string[] {
  const leaves = readableFields(type).filter(isLeaf);
  const next = nextPage.filter((name) => leaves.some((field) => field.name === name));
  if (type.name === 'PageInfo' && next.length > 0) return next;
  return mostTelling(leaves, mostLeaves[level] ?? 0).map(({ name }) => name);
}

function branchesOf(
  type: GraphQLNamedType,
  schema: GraphQLSchema,
  within: readonly GraphQLNamedType[],
): string[] {
  const around = [...within, type];
  const isEnough = leavesOf(type, within.length).length >= fewestLeaves && !isPage(type);
  if (isEnough || around.length === mostLeaves.length) return [];
  const fields = readableFields(type).filter(
    (field) => !isLeaf(field) && !isCircle(getNamedType(field.type)),
  );
  const hasNodes = fields.some(({ name }) => name === 'nodes');
  return fields
    .filter(({ name }) => !hasNodes || name !== 'edges')
    .slice(0, mostBranches)
    .map((field) => {
      const page = pageArgument(field);
      const given = page ? `(${page.name}: ${pageSize})` : '';
      return `${field.name}${given} ${selectFields(getNamedType(field.type), schema, around)}`;
    });

  function isCircle(of: GraphQLNamedType): boolean {
    return around.includes(of) || isRootType(schema, of);
  }
}

function isItems({ name, type }: Field): boolean {
  return (
    /^(?:edges|nodes|data|items|results|records|entries|list|rows)$/.test(name) &&
    isListType(getNullableType(type)) &&
    !isLeafType(getNamedType(type))
  );
}

/** Those with most fields first, as in what the model makes up. */
function membersOf(type: GraphQLAbstractType, schema: GraphQLSchema): GraphQLObjectType[] {
  const size = (member: GraphQLObjectType): number => Object.keys(member.getFields()).length;
  const members = schema.getPossibleTypes(type).filter((member) => !isRootType(schema, member));
  return members.sort((a, b) => size(b) - size(a));
}

/**
 * Fragments on what an interface or a union can be, where that itself says too little. Fields of one
 * name have one type in all of them, or the document is not valid.
 *
 * @see https://spec.graphql.org/October2021/#sec-Field-Selection-Merging
 */
function fragmentsOn(members: readonly GraphQLNamedType[], known: readonly string[]): string[] {
  if (known.length >= fewestLeaves) return [];
  const types = new Map<string, string | undefined>(known.map((name) => [name, undefined]));
  return members.slice(0, mostBranches).flatMap((member) => {
    const fields = readableFields(member).filter(
      ({ name, type }) => !types.has(name) || types.get(name) === String(type),
    );
    const chosen = mostTelling(fields.filter(isLeaf), mostBranches);
    for (const { name, type } of chosen) types.set(name, String(type));
    const names = chosen.map(({ name }) => name).join(' ');
    return names === '' ? [] : [`... on ${member.name} { ${names} }`];
  });
}

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
function mostTelling(fields: readonly Field[], most: number): Field[] {
  const telling = fields.filter((field) => rank(field) > 0);
  const best = [...telling].sort((a, b) => rank(b) - rank(a)).slice(0, most);
  return telling.filter((field) => best.includes(field));
}

function rank({ name }: Field): number {
  return ranks.find(([pattern]) => pattern.test(name))?.[1] ?? usual;
}

/** How many entries of a list a generated example asks for. */
export const pageSize = 3;

/** The argument that says how many entries of a list are wanted. */
export function pageArgument({
  args,
}: GraphQLField<unknown, unknown>): GraphQLArgument | undefined {
  return args.find(
    ({ name, type }) =>
      /^(?:first|limit|take|page_?size|per_?page|size|count)$/i.test(name) &&
      !isListType(type) &&
      getNamedType(type).name === 'Int',
  );
}
