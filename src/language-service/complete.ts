import type { GraphQLSchema } from 'graphql';
import { givenNames } from './given-names';
import { findSpot } from './find-spot';
import type { IdFor } from './id-for';
import type { Slot } from './state';
import type { Suggestion } from './suggestions';
import { suggestionsFor } from './suggestions';

export interface Completion {
  /** Offset of the first character that a suggestion takes the place of. */
  readonly from: number;
  /** What is required first, what is deprecated last, and the rest as in the schema. */
  readonly suggestions: readonly Suggestion[];
}

/** What can be written at an offset of a document; undefined if nothing is known to fit. */
export function complete(
  text: string,
  offset: number,
  schema: GraphQLSchema,
  idFor?: IdFor,
): Completion | undefined {
  const { slot, word } = findSpot(text, offset, schema);
  if (!slot) return undefined;
  const given = isList(slot) ? givenNames(text, offset) : new Set();
  const suggestions = suggestionsFor(slot, { text, offset, schema, idFor })
    .filter(({ name }) => !given.has(name))
    .sort((one, other) => rank(one) - rank(other));
  return suggestions.length === 0 ? undefined : { from: word.start, suggestions };
}

/** Whether a name can be in it once only. */
function isList({ kind }: Slot): boolean {
  return kind === 'argument' || kind === 'inputField';
}

function rank({ isRequired, deprecated }: Suggestion): number {
  if (isRequired) return 0;
  return deprecated === undefined ? 1 : 2;
}
