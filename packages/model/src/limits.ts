import type {
  DocumentNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  GraphQLError,
  InlineFragmentNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { Kind, visit } from 'graphql';
import { memo } from 'graphql-docs-reference/calls';
import { failure, invalidRequest } from './failure';

/**
 * What a request may have; characters, tokens, nesting and values, of which variables have some,
 * too, keep what is far over the others from being read.
 */
export const limits = {
  depth: 12,
  aliases: 10,
  fields: 500,
  /** Points of an answer: more than any screen needs. */
  answer: 10_000,
  characters: 100_000,
  tokens: 10_000,
  nesting: 200,
  values: 2_000,
} as const;

/** Limits of an API, or of a model alone. */
export type Limits = Readonly<Record<keyof typeof limits, number>> & {
  /** Whether the API is said to have none of them. */
  readonly isOfModel?: true;
};

/** Where nothing is known of the limits of an API, they keep a model from working without end. */
export const guards: Limits = {
  ...limits,
  depth: 100,
  aliases: Infinity,
  fields: 5_000,
  answer: 50_000,
  isOfModel: true,
};

interface Size {
  readonly depth: number;
  readonly fields: number;
}

/**
 * What makes a document too large for an API. It counts fields after fragments are spread,
 * and depth with the root field as 1. Introspection may go deeper, since tools ask for it.
 *
 * Must come before validation, which takes as long as a document is large after spreading. No
 * fragment may spread itself.
 */
export function limitFailures(document: DocumentNode, most: Limits): GraphQLError[] {
  const { depth, fields, aliases, aliased } = sizeOfDocument(document);
  return [
    ...(depth > most.depth ? [tooLarge(`is more than ${most.depth} levels deep`, most)] : []),
    ...(fields > most.fields
      ? [tooLarge(`has more than ${most.fields} fields after fragments are spread`, most)]
      : []),
    ...(aliases > most.aliases
      ? [tooLarge(`gives the field ${aliased} more than ${most.aliases} aliases`, most)]
      : []),
  ];
}

interface DocumentSize extends Size {
  /** Aliases of the field that has most, and its name. */
  readonly aliases: number;
  readonly aliased: string | undefined;
}

/** Sizes as the limits count them. No fragment may spread itself. */
export function sizeOfDocument(document: DocumentNode): DocumentSize {
  const sizeOf = measure(fragmentsOf(document));
  const sizes = document.definitions.flatMap((node) =>
    'selectionSet' in node ? [{ ...sizeOf(node.selectionSet), kind: node.kind }] : [],
  );
  const operations = sizes.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { written, aliases, aliased } = fieldsOf(document);
  return {
    depth: Math.max(0, ...operations.map((size) => size.depth)),
    // What no operation spreads counts as well: it is validated, too.
    fields: Math.max(
      written,
      operations.reduce((sum, size) => sum + size.fields, 0),
      ...sizes.map((size) => size.fields),
    ),
    aliases,
    aliased,
  };
}

export function tooLarge(what: string, most: Limits): GraphQLError {
  return pastLimit(`The document ${what}.`, most);
}

/** An error of the API, or one of the model that says that it is none of the API. */
export function pastLimit(message: string, { isOfModel }: Limits): GraphQLError {
  return isOfModel
    ? failure(
        'MODEL_LIMIT',
        `${message} The model of this documentation refuses that, not the API.`,
      )
    : failure('RATE_LIMITED', message, { retryAfter: 0 });
}

/** Sizes of fragments are kept, or spreads within spreads would take for ever to count. */
function measure(fragments: Fragments): (set: SelectionSetNode) => Size {
  /** A fragment that does not exist counts as a field, so that each spread adds to the sum. */
  const sizeOfFragment = memo((name: string): Size => {
    const fragment = fragments.get(name);
    return fragment ? sizeOf(fragment.selectionSet) : { depth: 1, fields: 1 };
  });
  return sizeOf;

  function sizeOf({ selections }: SelectionSetNode): Size {
    const sizes = selections.map(sizeOfSelection);
    return {
      depth: Math.max(...sizes.map(({ depth }) => depth)),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
    };
  }

  function sizeOfSelection(node: SelectionNode): Size {
    if (node.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return sizeOf(node.selectionSet);
    const inner = node.selectionSet ? sizeOf(node.selectionSet) : { depth: 0, fields: 0 };
    const isIntrospection = node.name.value.startsWith('__');
    return { depth: isIntrospection ? 1 : inner.depth + 1, fields: inner.fields + 1 };
  }
}

/** Counts fields as they stand in a document, and finds the one with most aliases. */
function fieldsOf(
  document: DocumentNode,
): Pick<DocumentSize, 'aliases' | 'aliased'> & { readonly written: number } {
  const aliases = new Map<string, Set<string>>();
  let written = 0;
  visit(document, {
    Field: ({ name, alias }) => {
      written += 1;
      if (!alias) return;
      const given = aliases.get(name.value) ?? new Set();
      aliases.set(name.value, given.add(alias.value));
    },
  });
  const [[aliased, given] = []] = [...aliases].sort(([, a], [, b]) => b.size - a.size);
  return { written, aliases: given?.size ?? 0, aliased };
}

/**
 * What is wrong with variables, whatever is in their place. Sizes come before the types of the
 * document, because a message about a wrong type repeats the value.
 */
export function variablesFailure(
  variables: unknown,
  most: Limits = limits,
): GraphQLError | undefined {
  if (variables == null) return undefined;
  if (typeof variables !== 'object' || Array.isArray(variables))
    return invalidRequest('The variables must be an object.');
  const excess = excessOf(variables, most);
  return excess === undefined ? undefined : pastLimit(`The variables have ${excess}.`, most);
}

function excessOf(variables: object, most: Limits): string | undefined {
  const rest: unknown[] = [variables];
  let characters = 0;
  for (const value of rest) {
    if (typeof value === 'string') characters += value.length;
    else if (Array.isArray(value)) add(value);
    else if (typeof value === 'object' && value !== null) {
      add(Object.keys(value));
      add(Object.values(value));
    }
    // What holds them all is none of them.
    if (rest.length - 1 > most.values) return `more than ${most.values} names and values`;
    if (characters > most.characters) return `more than ${most.characters} characters`;
  }
  return undefined;

  /** Stops at the limit, or a long list would be copied. */
  function add(values: readonly unknown[]): void {
    rest.push(...values.slice(0, most.values));
  }
}

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
