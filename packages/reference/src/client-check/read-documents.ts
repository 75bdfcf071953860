import type {
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  Source,
} from 'graphql';
import {
  GraphQLError,
  Kind,
  LoneAnonymousOperationRule,
  parse,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  validate,
  visit,
} from 'graphql';
import { findUsePlaces } from '../graphql/annotate';
import { placeIn } from '../graphql/problem';
import { t } from '../i18n/t';
import type { ClientDocument } from './extract-documents';
import type { ClientFault } from './report';

/** An operation or a fragment of a client. */
export interface Definition {
  readonly node: OperationDefinitionNode | FragmentDefinitionNode;
  readonly source: Source;
  /** Names that its document has twice, each at its place. */
  readonly clashes: readonly GraphQLError[];
  /** Whether something in it is for the client alone, and never sent. */
  readonly isLocal: boolean;
  /** Those of the coordinates that it names, by the offset in its source. */
  readonly uses: (
    schema: GraphQLSchema,
    coordinates: readonly string[],
  ) => ReadonlyMap<number, string>;
}

/** Names must differ within a document. In others, which are sent apart, they may be the same. */
const nameRules = [LoneAnonymousOperationRule, UniqueFragmentNamesRule, UniqueOperationNamesRule];

/** The definitions of documents. Type definitions beside them are not for the API, and are left out. */
export function readDocuments(
  documents: readonly ClientDocument[],
  schema: GraphQLSchema,
): { readonly definitions: readonly Definition[]; readonly unread: readonly ClientFault[] } {
  const definitions: Definition[] = [];
  const unread: ClientFault[] = [];
  for (const { source, insertion } of documents) {
    if (insertion) {
      const { text, ...place } = insertion;
      const message = t('check.inserted', { text });
      unread.push({ ...place, file: source.name, level: 'warning', message });
      continue;
    }
    if (!/[^\s,]/.test(source.body.replace(/#.*/g, ''))) continue;
    try {
      const document = parse(source);
      const clashes = validate(schema, document, nameRules).flatMap(({ message, nodes = [] }) =>
        nodes.map((named) => new GraphQLError(message, { nodes: named })),
      );
      for (const node of document.definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION)
          continue;
        const sent = withoutLocal(node, schema);
        if (sent) definitions.push(definitionOf(sent, source, clashes, sent !== node));
      }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const place = placeIn(source, error.positions?.[0] ?? 0);
      unread.push({ ...place, level: 'error', message: error.message });
    }
  }
  return { definitions, unread };
}

function definitionOf(
  node: Definition['node'],
  source: Source,
  clashes: Definition['clashes'],
  isLocal: boolean,
): Definition {
  const document = { kind: Kind.DOCUMENT, definitions: [node] } as const;
  const uses: Definition['uses'] = (schema, coordinates) =>
    findUsePlaces(document, schema, coordinates);
  return { node, source, clashes, isLocal, uses };
}

/** Directives that clients take out of a document before it is sent. */
const localDirectives: readonly string[] = [
  // Apollo Client, and Apollo for iOS and Kotlin
  ...['client', 'connection', 'nonreactive', 'unmask', 'apollo_client_ios_localCacheMutation'],
  ...['catch', 'nonnull', 'optional', 'required', 'targetName'],
  // Relay
  ...['alias', 'argumentDefinitions', 'arguments', 'inline', 'refetchable', 'relay', 'updatable'],
  ...['appendEdge', 'appendNode', 'deleteEdge', 'deleteRecord', 'prependEdge', 'prependNode'],
  ...['raw_response_type', 'throwOnFieldError'],
  // urql and gql.tada
  ...['_optional', '_relay', '_required', '_unmask', 'populate'],
];

/** What a client sends of a definition; undefined where that is nothing. */
function withoutLocal<Node extends Definition['node']>(
  node: Node,
  schema: GraphQLSchema,
): Node | undefined {
  const isLocal = (name: string): boolean =>
    localDirectives.includes(name) && !schema.getDirective(name);
  const sent = visit(node, {
    enter: (each) => {
      if (each.kind === Kind.DIRECTIVE && isLocal(each.name.value)) return null;
      const { directives = [] } = 'directives' in each ? each : {};
      const isField = each.kind === Kind.FIELD || each.kind === Kind.FRAGMENT_SPREAD;
      return isField && directives.some(({ name }) => name.value === 'client' && isLocal('client'))
        ? null
        : undefined;
    },
    SelectionSet: { leave: ({ selections }) => (selections.length === 0 ? null : undefined) },
  }) as Node & { readonly selectionSet: Node['selectionSet'] | undefined };
  return sent.selectionSet ? sent : undefined;
}

export function nameOf({ node }: Definition): string {
  return node.name?.value ?? '';
}

/** A definition with all fragments that it spreads, and the names of those that no file has. */
export interface Whole {
  readonly definition: Definition;
  readonly found: readonly Definition[];
  readonly missing: ReadonlySet<string>;
}

export function withFragments(definition: Definition, all: readonly Definition[]): Whole {
  const found: Definition[] = [];
  const missing = new Set<string>();
  const seen = new Set<string>();
  const open = [definition];
  for (const { node, source } of open) {
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        if (seen.has(name)) return;
        seen.add(name);
        const named = all.filter(
          (one) => one.node.kind === Kind.FRAGMENT_DEFINITION && nameOf(one) === name,
        );
        // Several can have the same name; the nearest is meant.
        const fragment =
          named.find((one) => one.source === source) ??
          named.find((one) => one.source.name === source.name) ??
          named[0];
        if (!fragment) missing.add(name);
        else if (fragment !== definition) {
          found.push(fragment);
          open.push(fragment);
        }
      },
    });
  }
  return { definition, found, missing };
}
