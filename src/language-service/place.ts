import type {
  DirectiveLocation,
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLSchema,
} from 'graphql';
import { startOfDocument } from './states';
import { tokenize } from './tokens';

/** What may stand somewhere in a document. */
export type Place =
  | { readonly kind: 'definition' | 'fragmentType' | 'inputType' }
  | { readonly kind: 'directive'; readonly location: DirectiveLocation }
  | { readonly kind: 'field' | 'spread' | 'condition'; readonly parent: GraphQLCompositeType }
  | {
      readonly kind: 'argument';
      /** Coordinate of the field or directive. */
      readonly owner: string;
      readonly args: readonly GraphQLArgument[];
    }
  | { readonly kind: 'inputField'; readonly type: GraphQLInputObjectType }
  | { readonly kind: 'value' | 'constant' | 'variable'; readonly type: GraphQLInputType };

export interface Spot {
  /** Undefined if nothing fits, or if it is not known what does. */
  readonly place: Place | undefined;
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
  const { place } = before.reduce((state, next) => state.read(next), startOfDocument(schema));
  const isHidden = token?.kind === 'comment' || token?.kind === 'value';
  return {
    place: isHidden ? undefined : place,
    word: isName ? token : { text: '', start: offset, end: offset },
    isAlias: isName && tokens[at + 1]?.text === ':',
  };
}
