import type { GraphQLSchema } from 'graphql';
import { findWay } from 'graphql-docs-reference/examples';
import { printJson } from 'graphql-docs-reference/json';
import type { IdFor } from '../id-for';
import type { Change } from './request';
import { EditFault } from './request';
import { startValue } from './write-field';
import { t } from '../../t';

/**
 * The shortest request that leads from one type or field to another, in the place of any other.
 *
 * @throws EditFault if there is none.
 */
export function writeWay(
  { from, to }: { readonly from: string; readonly to: string },
  schema: GraphQLSchema,
  idFor: IdFor,
): Change {
  const way = findWay(
    { from, to },
    schema,
    (argument, field) => idFor(argument.name, field) ?? startValue(argument),
  );
  if (!way) throw new EditFault(t('way.none', { from, to }));
  const { query, steps, variables } = way;
  return {
    text: query,
    variables: variables ? printJson(variables) : '',
    cursor: query.length,
    message: t('way.written', { steps: steps.join(' → ') }),
  };
}
