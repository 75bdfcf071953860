import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { writtenArguments } from '../answer-generated';

const schema = buildSchema(`
  type Query { a(id: ID!, size: Int!, other: ID): Int  book(id: ID!): Book }
  type Book { id: ID! }
`);

const example = {
  name: 'b',
  file: '',
  sentence: '',
  as: 'guest' as const,
  errors: [],
  deprecated: undefined,
  after: [],
  query: 'query B($id: ID!, $size: String!) { b }',
  linesAbove: 0,
  variables: { file: '', text: '', values: { id: 'known', size: 'large' } },
};

it('takes the value of a variable of the same name and type, and makes up the rest', () => {
  const argumentsFor = writtenArguments([example], schema, () => ({ id: 'made up', size: 7 }));
  expect(argumentsFor('Query', 'a')).toEqual({ id: 'known', size: 7 });
});

it('asks for an object by the id that the model has of its type', () => {
  const objects = [
    { __typename: 'Author', id: 'ada' },
    { __typename: 'Book', id: 'emma' },
  ];
  const argumentsFor = writtenArguments([example], schema, () => ({ id: 'made up' }), objects);
  expect(argumentsFor('Query', 'book')).toEqual({ id: 'emma' });
  expect(argumentsFor('Query', 'a')).toEqual({ id: 'known' });
});
