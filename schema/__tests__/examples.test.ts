import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { AnsweredExample } from '../../src/examples/example';
import { measureCoverage } from '../../src/examples/coverage';
import { createAnswerer } from '../../src/examples/run-requests';
import { checkResponse } from '../../src/graphql/check-response';
import type { ValueFault } from '../../src/graphql/check-response';
import { readExamples } from '../../src/content/read-examples';
import { readSchema } from '../../src/content/read-schema';
import { readTown } from '../../src/content/read-town';
import { createSandbox } from '../../src/sandbox/sandbox';

const { schema, sdl } = await readSchema(process.cwd(), 'schema/**/*.graphql');
const town = await readTown(process.cwd(), schema);
const answer = createAnswerer(createSandbox(sdl, town));
/** Fails with the place of each example that is at fault. */
const examples = await readExamples(process.cwd(), schema, answer);
const coverage = await measureCoverage(examples, schema, answer);

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
  const others = await readExamples(
    process.cwd(),
    schema,
    createAnswerer(createSandbox(sdl, town)),
  );
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
