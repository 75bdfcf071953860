import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GuideRecord } from '../guide-record';
import { createSearch } from '../search';
import { makeSymbolFile } from '../symbol-file';

const schema = buildSchema(`
  type Query { pollById(id: ID): Poll }
  type Mutation { createPoll: Poll deletePoll: Poll }
  type Poll { question: String }
  enum Level { RATE_LIMITED }
`);
const guide = (path: string, title: string): GuideRecord => ({
  kind: 'guide',
  ...{ title, description: '', path: `/docs/${path}`, sections: [] },
});
const told = createSearch(
  makeSymbolFile(schema, () => ''),
  [guide('inside/roles', 'Roles'), guide('limits', 'Rate limits'), guide('roles', 'Roles')],
  {
    start: ['/docs/limits', '/docs/gone'],
    later: ['/docs/inside'],
    aliases: { '/docs/graphql/operations/mutations/create-poll': ['ask a question'] },
    literals: { '/docs/limits': ['RATE_LIMITED', 'too fast'] },
    meanings: { 'umfrage*': 'poll', 'lösch*': 'delete', eine: '' },
  },
);

describe('createSearch with the words of readers', () => {
  const first = (query: string): string | undefined =>
    told.find(query, 'all').results[0]?.path.replace('/docs/', '');

  it.each([
    ['by a task', 'ask questions', 'graphql/operations/mutations/create-poll'],
    ['by a literal, before the value that is spelt so', 'RATE_LIMITED', 'limits'],
    ['by what stands in a message', 'Error 17: you are too fast.', 'limits'],
    ['in another language', 'eine Umfrage löschen', 'graphql/operations/mutations/delete-poll'],
    ['with other pages before later ones', 'roles', 'roles'],
  ])('finds %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });

  it('says what the words of another language mean', () => {
    expect(told.find('Umfrage', 'all').meant).toBe('Umfrage poll');
    expect(told.find('poll', 'all').meant).toBe('poll');
  });

  it('begins where its owner says', () => {
    expect(told.start.map(({ title }) => title)).toEqual(['Rate limits', 'pollById', 'Poll']);
  });

  it('finds for some words instead, or begins again', () => {
    expect(told.find('poll kubernetes', 'all').total).toBe(0);
    expect(told.findInstead('poll kubernetes')[0]?.title).toBe('Poll');
    expect(told.findInstead('kubernetes')).toEqual(told.start);
  });
});
