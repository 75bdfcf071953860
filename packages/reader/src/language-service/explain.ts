import type { GraphQLSchema } from 'graphql';
import type { LinkMap } from 'graphql-docs-reference/graphql';
import { findSpot } from './find-spot';
import { suggestionsFor } from './suggestions';

export interface Explanation {
  /** Where the name stands that is explained. */
  readonly from: number;
  readonly to: number;
  readonly coordinate: string;
  readonly type?: string | undefined;
  /** Why it should not be used any more. */
  readonly deprecated?: string | undefined;
  /** Address of its page, without the base address of the site. */
  readonly path?: string | undefined;
}

/** What the name at an offset of a document stands for; undefined if it names nothing known. */
export function explain(
  text: string,
  offset: number,
  schema: GraphQLSchema,
  links: LinkMap,
): Explanation | undefined {
  const { slot, word, isAlias } = findSpot(text, offset + 1, schema);
  if (!slot || (slot.kind === 'field' && isAlias)) return undefined;
  const found = suggestionsFor(slot, { text, offset, schema }).find(
    ({ name }) => name === word.text,
  );
  if (found?.coordinate === undefined) return undefined;
  const { coordinate, type, deprecated } = found;
  const path = links.get(coordinate);
  return { from: word.start, to: word.end, coordinate, type, deprecated, path };
}
