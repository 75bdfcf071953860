import type { GraphQLSchema } from 'graphql';
import { findSpot } from './place';
import type { Suggestion } from './suggestions';
import { suggestionsFor } from './suggestions';

export interface Completion {
  /** Offset of the first character that a suggestion takes the place of. */
  readonly from: number;
  readonly suggestions: readonly Suggestion[];
}

/** What can be written at an offset of a document; undefined if nothing is known to fit. */
export function complete(
  text: string,
  offset: number,
  schema: GraphQLSchema,
): Completion | undefined {
  const { place, word } = findSpot(text, offset, schema);
  const suggestions = place ? suggestionsFor(place, { text, offset, schema }) : [];
  return suggestions.length === 0 ? undefined : { from: word.start, suggestions };
}
