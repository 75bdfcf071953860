import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, GraphQLError } from 'graphql';
import { Kind } from 'graphql';
import { failure } from './failure';

export const limits = { depth: 12, aliases: 10, fields: 500 } as const;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

/**
 * What makes a document too large for the platform, which counts fields after fragments are
 * spread, and depth with the root field as 1. The document has been validated, so that its
 * fragments do not spread themselves.
 */
export function limitFailures(document: DocumentNode): GraphQLError[] {
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const sizes = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [sizeOf(node.selectionSet, fragments)] : [],
  );
  const exceeded = [
    { what: 'levels deep', size: Math.max(...sizes.map(({ depth }) => depth)), most: limits.depth },
    { what: 'fields', size: Math.max(...sizes.map(({ fields }) => fields)), most: limits.fields },
    { what: 'aliases of one field', size: mostAliases(document), most: limits.aliases },
  ].filter(({ size, most }) => size > most);
  return exceeded.map(({ what, size, most }) =>
    failure('RATE_LIMITED', `The document has ${size} ${what}, at most ${most} are allowed.`, {
      retryAfter: 0,
    }),
  );
}

/** Sizes of fragments are kept, or spreads within spreads would take for ever to count. */
function sizeOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known = new Map<string, Size>(),
): Size {
  let size: Size = { depth: 0, fields: 0 };
  for (const node of selections) {
    const inner = partSize(node);
    const level = node.kind === Kind.FIELD ? 1 : 0;
    size = {
      depth: Math.max(size.depth, inner.depth + level),
      fields: size.fields + inner.fields + level,
    };
  }
  return size;

  function partSize(node: (typeof selections)[number]): Size {
    if (node.kind !== Kind.FRAGMENT_SPREAD) {
      return node.selectionSet
        ? sizeOf(node.selectionSet, fragments, known)
        : { depth: 0, fields: 0 };
    }
    const name = node.name.value;
    const fragment = fragments.get(name);
    const counted =
      known.get(name) ??
      (fragment ? sizeOf(fragment.selectionSet, fragments, known) : { depth: 0, fields: 0 });
    known.set(name, counted);
    return counted;
  }
}

/** The most aliases that one selection set gives to one field. */
function mostAliases(document: DocumentNode): number {
  let most = 0;
  const count = ({ selections }: SelectionSetNode): void => {
    const aliases = new Map<string, number>();
    for (const node of selections) {
      if (node.kind === Kind.FIELD && node.alias) {
        const times = (aliases.get(node.name.value) ?? 0) + 1;
        aliases.set(node.name.value, times);
        most = Math.max(most, times);
      }
      if (node.kind !== Kind.FRAGMENT_SPREAD && node.selectionSet) count(node.selectionSet);
    }
  };
  for (const node of document.definitions) {
    if ('selectionSet' in node) count(node.selectionSet);
  }
  return most;
}
