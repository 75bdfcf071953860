import type { Loss, ModelRequest, ResponsePath } from 'graphql-docs-reference/options';
import type { GraphQLOutputType } from 'graphql';
import { getNullableType, isListType, isNullableType, responsePathAsArray } from 'graphql';
import { faultMessage } from './failure';

interface Failing {
  readonly watch: NonNullable<ModelRequest['watch']>;
  /** What the answer has lost; undefined if it had no such field. */
  readonly loss: () => Loss | undefined;
}

interface Field {
  readonly coordinate: string;
  readonly type: GraphQLOutputType;
}

/** Has the field at a path of the response fail, as if its resolver did. */
export function failField(failAt: ResponsePath): Failing {
  const fields = new Map<number, Field>();
  let hasFailed = false;
  return {
    watch: ({ path: shown, parentType, fieldName, returnType }) => {
      const path = responsePathAsArray(shown);
      if (!path.every((key, index) => key === failAt[index])) return;
      fields.set(path.length, { coordinate: `${parentType.name}.${fieldName}`, type: returnType });
      if (path.length < failAt.length) return;
      hasFailed = true;
      throw new Error(faultMessage);
    },
    loss: () => (hasFailed ? findLoss(failAt, fields) : undefined),
  };
}

/**
 * Follows null from a field up to the nearest place that can be null.
 *
 * @param fields - Those on the way, by the lengths of their paths; in between are entries of lists.
 * @see https://spec.graphql.org/October2021/#sec-Handling-Field-Errors
 */
function findLoss(failAt: ResponsePath, fields: ReadonlyMap<number, Field>): Loss {
  const places: (Field & { readonly isEntry: boolean })[] = [];
  for (const index of failAt.keys()) {
    const field = fields.get(index + 1);
    const around = places.at(-1);
    if (field) places.push({ ...field, isEntry: false });
    else if (around) places.push({ ...around, type: entryOf(around.type), isEntry: true });
  }
  const end = places.findLastIndex(({ type }) => isNullableType(type));
  const steps = places.slice(Math.max(end, 0)).reverse();
  return {
    nullAt: failAt.slice(0, end + 1),
    steps: steps.map((step) => ({ ...step, type: String(step.type) })),
  };
}

function entryOf(type: GraphQLOutputType): GraphQLOutputType {
  const list = getNullableType(type);
  return isListType(list) ? list.ofType : list;
}
