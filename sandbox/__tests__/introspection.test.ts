import { readFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Model } from 'graphql-docs-reference/options';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { createSandbox } from '../sandbox';
import { sdl, town } from './helpers';

const ours = createSandbox(sdl, town);
const github = createMadeUpModel(
  readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8'),
);

/** Message and extensions of each error, or none where the document is answered. */
async function errorsOf(sandbox: Model, query: string): Promise<readonly unknown[]> {
  const { errors = [] } = await sandbox.run({ query });
  return errors.map(({ message, extensions }) => ({ message, ...extensions }));
}

const ofApi = { code: 'RATE_LIMITED', retryAfter: 0 };
const ofModel = { code: 'MODEL_LIMIT' };
const models = [
  ['ours', ours, ofApi],
  ["GitHub's", github, ofModel],
] as const;

const standard = {
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
};

const ten = (inner: string): string =>
  Array.from({ length: 10 }, (_, index) => `a${index}: ${inner}`).join(' ');
const tooMuch: unknown = expect.stringMatching(
  /^The document asks for more than \d+ fields of the schema itself, twice as many as the standard introspection\./,
);

describe.each(models)('introspection of %s', (_name, sandbox, details) => {
  it.each([
    ['with all options', getIntrospectionQuery(standard)],
    ['as GraphiQL and Apollo send it', getIntrospectionQuery()],
    ['as old clients send it', getIntrospectionQuery({ descriptions: false })],
  ])('is answered %s', async (_what, query) => {
    expect(await errorsOf(sandbox, query)).toEqual([]);
  });

  it.each([
    [
      'aliases within aliases',
      `{ __schema { types { ${ten('fields { type { ofType { ...Ten } } }')} } } } fragment Ten on __Type { ${ten('fields { name }')} }`,
    ],
    [
      'aliases of the schema',
      `{ ${ten('__schema { types { fields { name type { ofType { fields { name } } } } } }')} }`,
    ],
  ])('is refused where %s multiply', async (_what, query) => {
    expect(await errorsOf(sandbox, query)).toEqual([{ message: tooMuch, ...details }]);
  });

  it('is answered in fragments', async () => {
    const query = `query A { ...B } fragment B on Query { __typename ... on Query { __schema { description } __type(name: "Query") { name } } }`;
    expect(await errorsOf(sandbox, query)).toEqual([]);
  });
});

it('is refused below a field of the root, whose answers nobody has counted', async () => {
  const relay = createMadeUpModel('type Query { all: [Query!]! name: String }');
  expect(await errorsOf(relay, '{ all { name __schema { description } } }')).toEqual([
    {
      message:
        'The document asks for "__schema" or "__type" below its root. The model of this documentation refuses that, not the API.',
      ...ofModel,
    },
  ]);
  expect(await errorsOf(relay, '{ all { name __typename } __schema { description } }')).toEqual([]);
});
