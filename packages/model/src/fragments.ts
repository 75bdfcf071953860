import type {
  DocumentNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  InlineFragmentNode,
  SelectionSetNode,
} from 'graphql';
import { Kind } from 'graphql';

/** The fragments of a document by their names. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
}

/** What a fragment selects where it stands; undefined for one that does not exist. */
export function selectionsWithin(
  node: InlineFragmentNode | FragmentSpreadNode,
  fragments: Fragments,
): SelectionSetNode | undefined {
  if (node.kind === Kind.INLINE_FRAGMENT) return node.selectionSet;
  return fragments.get(node.name.value)?.selectionSet;
}
