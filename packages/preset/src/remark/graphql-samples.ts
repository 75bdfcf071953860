import type { DocumentNode, GraphQLSchema } from 'graphql';
import { Kind, parse } from 'graphql';
import type { Code, Parents, Root } from 'mdast';
import type { Example } from 'graphql-docs-reference/document';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type {
  AnnotatedCode,
  LoadedSchema,
  SampleFault,
  SchemaStore,
  ValueFault,
} from 'graphql-docs-reference/graphql';
import {
  annotate,
  checkSample,
  checkResponse,
  checkVariables,
  deprecatedVariables,
} from 'graphql-docs-reference/graphql';
import { placeInJson } from 'graphql-docs-reference/json';
import type { FenceMeta } from './fence';
import { fenceValue, fenceWords, misspelt, placeInFence, readMeta, readObject } from './fence';

/**
 * Checks each `graphql` fence against the schema, and gives its lines the links to the
 * reference. Problems are messages at their place in the file.
 *
 * - ```` ```graphql deprecated="why" ```` allows the use of something deprecated.
 * - ```` ```graphql unchecked="why" ```` shows SDL, or a document that is wrong on purpose.
 *
 * Either opt-out is a problem if it is not needed.
 */
export const remarkGraphqlSamples: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const loaded = store.get(file.path);
  visit(tree, 'code', (node: Code) => {
    if (node.lang !== 'graphql') return;
    const meta = readMeta(node.meta);
    if (loaded.samples === 'error') {
      for (const fault of faultsOf(node, meta, loaded)) {
        const place = placeInFence(node, fault);
        file.message(withWayToShowSdl(fault.message), place, `graphql-samples:${fault.rule}`);
      }
    }
    node.meta = meta.rest;
    const { unchecked } = meta;
    node.data = { ...node.data, unchecked, lines: annotateSafely(node.value, loaded) };
  });
};

interface Fault extends Omit<SampleFault, 'rule'> {
  readonly rule: SampleFault['rule'] | 'opt-out';
}

function faultsOf(node: Code, meta: FenceMeta, { schema }: LoadedSchema): Fault[] {
  const faults = checkSample(node.value, schema);
  const needsReason = (['deprecated', 'unchecked'] as const).filter((name) => meta[name] === '');
  const optOuts = needsReason.map((name) =>
    optOutFault(`Unexpected ${name} without a reason, expected ${name}="why it is shown".`),
  );
  const words = misspelt(meta).map(({ word, fix }) =>
    optOutFault(`Unexpected word "${word}" behind graphql.${fix}`),
  );
  return [...optOuts, ...words, ...withOptOut(faults, meta)];
}

function withOptOut(faults: readonly SampleFault[], meta: FenceMeta): readonly Fault[] {
  if (meta.unchecked !== undefined) {
    if (faults.length > 0) return [];
    return [optOutFault('Unexpected opt-out unchecked, the sample is valid. Remove it.')];
  }
  if (meta.deprecated === undefined) return faults;
  const others = faults.filter(({ rule }) => rule !== 'deprecated');
  if (others.length < faults.length) return others;
  return [
    ...others,
    optOutFault('Unexpected opt-out deprecated, the sample uses nothing deprecated. Remove it.'),
  ];
}

function withWayToShowSdl(message: string): string {
  return message.endsWith('definition is not executable.')
    ? `${message} To show SDL, write unchecked="why it is shown" behind graphql.`
    : message;
}

/** An opt-out stands on the line of the fence, which is line 0 of the sample. */
function optOutFault(message: string): Fault {
  return { line: 0, column: 1, rule: 'opt-out', message };
}

function annotateSafely(text: string, { schema, links }: LoadedSchema): AnnotatedCode | undefined {
  try {
    return annotate(text, schema, links);
  } catch {
    // What does not parse is shown without links; where that is a fault it has been said.
    return undefined;
  }
}

/**
 * Checks the JSON that belongs to a `graphql` fence: fences after it whose titles begin with
 * "Variables" and "Response". Other JSON is left alone.
 */
export const remarkGraphqlExchanges: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { schema, samples } = store.get(file.path);
  if (samples === 'off') return;
  let document: DocumentNode | undefined;
  let isDeprecated = false;
  visit(tree, 'code', (node: Code, _index, parent) => {
    if (node.lang === 'graphql') {
      document = parseSample(node, schema);
      isDeprecated = readMeta(node.meta).deprecated !== undefined;
    }
    if (node.lang !== 'json' || !document || isUnknownOnPurpose(parent, node)) return;
    const role = /^(?:Variables|Response)/.exec(
      fenceValue(fenceWords(node.meta), 'title') ?? '',
    )?.[0];
    const value = role && readObject(node);
    const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
    if (!value || !operation) return;
    const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
    const faults =
      role === 'Variables'
        ? [
            ...checkVariables(value, operation, schema),
            ...(isDeprecated ? [] : deprecatedVariables(value, operation, schema)),
          ]
        : answers(value, (data) => checkResponse(data, operation, fragments, schema));
    for (const fault of faults) {
      const place = placeInFence(node, placeInJson(node.value, fault.path));
      file.message(fault.message, place, 'graphql-exchanges:exchange');
    }
  });
};

/** A response with a value that the schema doesn't list, because its sample asks for one. */
function isUnknownOnPurpose(parent: Parents | undefined, node: Code): boolean {
  const { type, under, children } = { under: '', ...(parent as Partial<Example>) };
  return type === 'example' && under === 'unknown-value' && children?.at(-1) === (node as never);
}

/** Nothing where the sample is wrong: its own check says so, and comes first. */
function parseSample(node: Code, schema: GraphQLSchema): DocumentNode | undefined {
  if (readMeta(node.meta).unchecked !== undefined) return undefined;
  const isWrong = checkSample(node.value, schema).some(({ rule }) => rule !== 'deprecated');
  return isWrong ? undefined : parse(node.value);
}

function answers(
  response: Readonly<Record<string, unknown>>,
  check: (data: unknown) => readonly ValueFault[],
): readonly ValueFault[] {
  const { data, errors } = response;
  if (data === undefined && errors === undefined) {
    const message =
      'Unexpected response without "data" and "errors". Give other JSON another title.';
    return [{ path: [], message }];
  }
  if (data === undefined || (data === null && errors !== undefined)) return [];
  return check(data);
}
