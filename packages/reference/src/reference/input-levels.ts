import type { GraphQLInputObjectType, GraphQLNamedType } from 'graphql';
import { getNamedType, isInputObjectType } from 'graphql';

const mostLevels = 3;

/** More rows than this would make the page of an operation heavy. */
const mostRows = 80;

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
