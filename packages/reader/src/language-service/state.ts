import type {
  DirectiveLocation,
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLInputObjectType,
  GraphQLInputType,
} from 'graphql';
import type { Token } from 'graphql-docs-reference/graphql';

/**
 * A point in the reading of a document: what may be there, and where a token leads. A token that
 * nothing expects leads back to the state that can use it, so that unfinished text is read, too.
 */
export interface State {
  readonly slot?: Slot | undefined;
  readonly read: (token: Token) => State;
}

/** What may stand somewhere in a document. */
export type Slot =
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
