import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createLinkMap } from 'graphql-docs-reference/graphql';
import { listDescriptions, listTexts } from '..';

const schema = buildSchema(`
  "Who may call it."
  directive @access("The least role." role: String) on FIELD_DEFINITION
  type Query {
    "All spaces."
    spaces("How many." limit: Int, filter: SpaceFilter): [Space]
  }
  "A place."
  type Space { "Its name." name: String, id: ID }
  input SpaceFilter { "Those that anyone may join." open: Boolean }
  enum Order { "The last first." NEWEST }
`);

it('gives what is longer than the editor says whole, in the last file', () => {
  const texts = { 'Space.id': 'Its id.', 'Space.name': 'Its name. It may be long.' };
  const files = listDescriptions(texts, (text) => text.replace(/\. .*/, '.'));
  expect([...files]).toEqual([
    ['descriptions/s', { 'Space.id': 'Its id.', 'Space.name': 'Its name.' }],
    ['texts', { 'Space.name': 'Its name. It may be long.' }],
  ]);
});

it('gives each coordinate its description, in files by first letter', () => {
  const texts = listTexts(schema, createLinkMap(schema).keys());
  const files = listDescriptions(texts, (text) => text.slice(0, -1));
  expect(files.get('descriptions/s')).toMatchObject({
    'Query.spaces': 'All spaces',
    'Query.spaces(limit:)': 'How many',
    Space: 'A place',
    'Space.name': 'Its name',
    'SpaceFilter.open': 'Those that anyone may join',
  });
  expect(files.get('descriptions/o')).toMatchObject({ 'Order.NEWEST': 'The last first' });
  expect(files.get('descriptions/a')).toEqual({
    '@access': 'Who may call it',
    '@access(role:)': 'The least role',
  });
});
