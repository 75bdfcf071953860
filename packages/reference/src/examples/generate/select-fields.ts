import type {
  GraphQLAbstractType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import { getNamedType, getNullableType, isAbstractType, isLeafType, isListType } from 'graphql';
import { isRootType } from '../../graphql/symbols';
import { pageArgument, pageSize } from './page-argument';
import type { Field } from './rank-fields';
import { isLeaf, mostTelling, readableFields } from './rank-fields';

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
  if (type.name === 'PageInfo') return '{ hasNextPage endCursor }';
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

function leavesOf(type: GraphQLNamedType, level: number): string[] {
  const leaves = readableFields(type).filter(isLeaf);
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
  return [...schema.getPossibleTypes(type)].sort((a, b) => size(b) - size(a));
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
