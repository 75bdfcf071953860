import type { GraphQLSchema } from 'graphql';
import type { Slot } from './state';
import { startOfDocument } from './states';
import { tokenize } from 'graphql-docs-reference/graphql';

export interface Spot {
  /** Undefined if nothing fits, or if it is not known what does. */
  readonly slot: Slot | undefined;
  /** The name that ends at the offset or goes on beyond it, which may be empty. */
  readonly word: { readonly text: string; readonly start: number; readonly end: number };
  /** Whether a colon follows, so that the name of a field is an alias. */
  readonly isAlias: boolean;
}

/** What is at an offset of a document, which may be unfinished, and what may be there. */
export function findSpot(text: string, offset: number, schema: GraphQLSchema): Spot {
  const tokens = tokenize(text);
  const at = tokens.findIndex(({ start, end }) => start < offset && offset <= end);
  const token = tokens[at];
  const isName = token?.kind === 'name';
  const before = tokens.filter(
    ({ end, kind }) => kind !== 'comment' && end <= (isName ? token.start : offset),
  );
  const { slot } = before.reduce((state, next) => state.read(next), startOfDocument(schema));
  const isHidden = token !== undefined && token.kind !== 'name' && token.kind !== 'punctuator';
  return {
    slot: isHidden ? undefined : slot,
    word: isName ? token : { text: '', start: offset, end: offset },
    isAlias: isName && tokens[at + 1]?.text === ':',
  };
}
