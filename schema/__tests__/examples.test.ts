import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { AnsweredExample } from 'graphql-docs-reference/examples';
import { createAnswerer, measureCoverage } from 'graphql-docs-reference/examples';
import type { ValueFault } from 'graphql-docs-reference/graphql';
import { checkResponse } from 'graphql-docs-reference/graphql';
import { readExamples, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { readTown } from '../../sandbox/town/read-town';
import { modelOptions } from '../../sandbox/model-options';
import { createSandbox } from '../../sandbox';
import { contract } from '../../src/contract';

const { schema, sdl } = await readSchema(process.cwd(), 'schema/**/*.graphql');
const town = await readTown(process.cwd(), schema);
const answer = createAnswerer(createSandbox(sdl, town));
const settings = { schema, answer, callers: modelOptions.callers, dir: modelOptions.examples };
/** Fails with the place of each example that is at fault. */
const examples = await readExamples(process.cwd(), settings);
const coverage = await measureCoverage(examples, schema, answer, contract);

it.each([
  ['operations', []],
  ['object types', []],
  ['union members', []],
  ['input fields', []],
  // No request causes it: it says that the platform itself is at fault.
  ['error codes', ['ErrorCode.INTERNAL']],
])('shows all %s', (what, missing) => {
  expect(coverage.find((part) => part.what === what)?.missing).toEqual(missing);
});

it('answers with values of the form that the schema gives them', () => {
  expect(examples.flatMap((example) => faultsOf(example))).toEqual([]);
});

it('answers the same in another sandbox', async () => {
  const others = await readExamples(process.cwd(), {
    ...settings,
    answer: createAnswerer(createSandbox(sdl, town)),
  });
  expect(others).toEqual(examples);
});

function faultsOf({ name, query, answer: { data } }: AnsweredExample): (ValueFault & object)[] {
  const { definitions } = parse(query);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operations.flatMap((operation) =>
    data == null
      ? []
      : checkResponse(data, operation, fragments, schema).map((fault) => ({ name, ...fault })),
  );
}
