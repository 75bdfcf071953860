import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { listSymbols } from '../../graphql/symbols';
import { collectRequests } from '../collection';

const symbols = listSymbols(
  buildSchema('type Query { a: ID b: ID } type Mutation { a: ID } type Subscription { a: ID }'),
);

const example = (
  name: string,
  query: string,
): Parameters<typeof collectRequests>[0]['examples'][0] => ({
  name,
  file: '',
  sentence: '',
  as: 'member',
  errors: [],
  deprecated: undefined,
  after: [],
  query,
  linesAbove: 0,
  variables: undefined,
  before: [],
  answer: {},
});

it('collects the examples of a schema in one file by kind', () => {
  const examples = [example('a', 'query A { a }'), example('a.mutation', 'mutation A { a }')];
  const folders = collectRequests({ symbols, examples, callers: [], groupBy: 'file' }, String);
  expect(folders.map(({ slug, requests }) => [slug, requests.map(({ name }) => name)])).toEqual([
    ['query', ['a']],
    ['mutation', ['a.mutation']],
  ]);
});
