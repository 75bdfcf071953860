import type { Code, Root } from 'mdast';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { Kind, parse } from 'graphql';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { placeInJson } from 'graphql-docs-reference/json';
import type { SchemaStore, ValueFault } from 'graphql-docs-reference/graphql';
import { checkResponse, checkSample, checkVariables } from 'graphql-docs-reference/graphql';
import { fenceValue, fenceWords, placeInFence, readObject } from '../fence';
import { readMeta } from '../graphql-samples/meta';

/**
 * Checks the JSON that belongs to a `graphql` fence: fences after it whose titles begin with
 * "Variables" and "Response". Other JSON is left alone.
 */
export const remarkGraphqlExchanges: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { schema, samples } = store.get(file.path);
  if (samples === 'off') return;
  let document: DocumentNode | undefined;
  visit(tree, 'code', (node: Code) => {
    if (node.lang === 'graphql') document = parseSample(node, schema);
    if (node.lang !== 'json' || !document) return;
    const role = /^(?:Variables|Response)/.exec(
      fenceValue(fenceWords(node.meta), 'title') ?? '',
    )?.[0];
    const value = role && readObject(node);
    const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
    if (!value || !operation) return;
    const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
    const faults =
      role === 'Variables'
        ? checkVariables(value, operation, schema)
        : answers(value, (data) => checkResponse(data, operation, fragments, schema));
    for (const fault of faults) {
      const place = placeInFence(node, placeInJson(node.value, fault.path));
      file.message(fault.message, { place, ruleId: 'exchange', source: 'graphql-exchanges' });
    }
  });
};

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
