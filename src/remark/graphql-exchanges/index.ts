import type { Code, Root } from 'mdast';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { Kind, parse } from 'graphql';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { placeInJson } from '../../examples/json-place';
import type { JsonFault } from '../../graphql/check-response';
import { checkResponse } from '../../graphql/check-response';
import { checkSample } from '../../graphql/check-sample';
import { checkVariables } from '../../graphql/check-variables';
import type { SchemaStore } from '../../graphql/schema-store';
import { fenceValue, fenceWords } from '../fence-words';
import { readMeta } from '../graphql-samples/meta';

/**
 * Checks the JSON that belongs to a `graphql` fence: fences after it whose titles begin with
 * "Variables" and "Response". Other JSON is left alone.
 */
export const remarkGraphqlExchanges: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { schema, isOwn } = store.get(file.path);
  if (!isOwn) return;
  let document: DocumentNode | undefined;
  visit(tree, 'code', (node: Code) => {
    if (node.lang === 'graphql') document = parseSample(node, schema);
    if (node.lang !== 'json' || !document) return;
    const role = /^(?:Variables|Response)/.exec(
      fenceValue(fenceWords(node.meta), 'title') ?? '',
    )?.[0];
    const value = role && parseJson(node.value);
    const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
    if (!value || !operation) return;
    const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
    const faults =
      role === 'Variables'
        ? checkVariables(value, operation, schema)
        : answers(value, (data) => checkResponse(data, operation, fragments, schema));
    for (const fault of faults) {
      const place = placeOf(node, fault);
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

/** Nothing where it is not an object of JSON: the tests of all samples say so. */
function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function answers(
  response: Readonly<Record<string, unknown>>,
  check: (data: unknown) => readonly JsonFault[],
): readonly JsonFault[] {
  const { data, errors } = response;
  if (data === undefined && errors === undefined) {
    const message =
      'Unexpected response without "data" and "errors". Give other JSON another title.';
    return [{ path: [], message }];
  }
  if (data === undefined || (data === null && errors !== undefined)) return [];
  return check(data);
}

function placeOf(node: Code, { path }: JsonFault): { line: number; column: number } {
  const { line, column } = placeInJson(node.value, path);
  const start = node.position?.start ?? { line: 1, column: 1 };
  return { line: start.line + line, column: start.column - 1 + column };
}
