import type { ASTNode, DocumentNode, GraphQLError } from 'graphql';
import {
  Kind,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { Change, Release } from '../changelog/change';
import { keepConstraints } from '../graphql/check-constraints';
import { coordinateAt } from '../graphql/coordinate-at';
import type { Definition } from './read-definitions';
import { placeIn } from './read-definitions';
import type { CheckedApi, ClientFault } from './report';

interface Circumstances {
  readonly api: CheckedApi;
  /** Names of fragments that no file has. */
  readonly missing: ReadonlySet<string>;
}

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** All that is wrong with a document, at its places in the files of its definitions. */
export function findFaults(
  parts: readonly Definition[],
  document: DocumentNode,
  { api, missing }: Circumstances,
): ClientFault[] {
  // What isn't here could use a variable.
  const isPart = missing.size > 0 || parts.some(({ isLocal }) => isLocal);
  const applied = isPart ? rules.filter((rule) => rule !== NoUnusedVariablesRule) : rules;
  const errors = validate(api.schema, document, [...applied, keepConstraints], { maxErrors: 50 });
  return errors.map((error) => faultOf(error, parts, api));
}

function faultOf(error: GraphQLError, parts: readonly Definition[], api: CheckedApi): ClientFault {
  const node = error.nodes?.[0];
  const part = parts.find(({ source }) => source === node?.loc?.source) ?? parts[0];
  if (!node?.loc || !part) throw error;
  const { source, start } = node.loc;
  const own = parts.find((one) => one.source === source && isWithin(node, one.node)) ?? part;
  const only = { kind: Kind.DOCUMENT, definitions: [own.node] } as const;
  const [location] = error.locations ?? [];
  const { coordinate } = location ? coordinateAt(only, api.schema, location) : {};
  return {
    ...placeIn(source, start),
    rule: 'validate',
    level: 'error',
    message: error.message,
    coordinate,
    ...removalAt('name' in node ? (node.name?.loc?.start ?? start) : start, own, api),
  };
}

function isWithin({ loc }: ASTNode, { loc: outer }: ASTNode): boolean {
  return !!loc && !!outer && loc.start >= outer.start && loc.end <= outer.end;
}

/** The removal of what a name meant, and what replaced it, as the deprecation before it said. */
function removalAt(
  offset: number,
  { uses }: Definition,
  { schema, releases }: CheckedApi,
): Pick<ClientFault, 'removed' | 'replacement'> {
  const changes = changesOf(releases);
  const removals = changes.filter(({ kind }) => kind.endsWith('-removed'));
  const names = removals.map(({ coordinate }) => coordinate);
  const name = uses(schema, names).get(offset);
  const removed = removals.find(({ coordinate }) => coordinate === name);
  const deprecation = changes.find(
    ({ coordinate, replacement }) => coordinate === name && replacement !== undefined,
  );
  return removed ? { removed, replacement: deprecation?.replacement } : {};
}

function changesOf(releases: readonly Release[]): readonly Change[] {
  return releases.flatMap(({ changes }) => changes);
}
