import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GuideRecord } from '../records';
import { createSearch } from '../search';
import { createAliasFinder, createTranslation, noWords } from '../search-words';
import { makeSymbolFile } from '../records';

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
    literals: { '/docs/limits': ['RATE_LIMITED', 'too fast', 'poll.created'] },
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
    ['by a name in two parts', 'poll.created', 'limits'],
    ['what is created before its name', 'creat poll', 'graphql/operations/mutations/create-poll'],
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

  it('finds for the known words instead, and says them', () => {
    expect(told.find('poll kubernetes', 'all').total).toBe(0);
    const { results, meant } = told.findInstead('poll kubernetes');
    expect(results[0]?.title).toBe('Poll');
    expect(meant).toBe('poll');
    expect(told.findInstead('kubernetes').total).toBe(0);
  });
});

const find = createAliasFinder({
  ...noWords,
  literals: { '/invalid': ['got invalid value'], '/grant': ['invalid_grant'], '/401': ['401'] },
  aliases: { '/done': ['mark as done'] },
});
const found = (query: string): string[] => [...find(query).keys()];

describe('createAliasFinder', () => {
  it.each([
    ['the part of a message', 'Variable "$input" got invalid value "x"; Expected Int.', '/invalid'],
    ['a code within a response', '{"error":"invalid_grant"}', '/grant'],
    ['a status', '401', '/401'],
    ['a status in the words of a client', 'Request failed with status code 401', '/401'],
    ['a status in a response', 'HTTP/1.1 401 Unauthorized', '/401'],
    ['a task', 'Mark as done?', '/done'],
  ])('finds %s', (_, query, path) => {
    expect(found(query)).toEqual([path]);
  });

  it.each(['401 spaces', 'invalid value got', 'done', ''])('finds nothing in "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('scores what is the whole query highest', () => {
    expect(find('mark as done').get('/done')).toBe(1.9);
    expect(find('401').get('/401')).toBe(2.1);
    expect(find('Error: invalid_grant').get('/grant')).toBeLessThan(2);
  });
});

const translate = createTranslation({
  'aufgabe*': 'task',
  'lösch*': 'delete',
  'spende*': 'donation',
  'projekt*': 'project',
  'in der nähe': 'nearby',
  group: 'space',
  die: '',
});

describe('createTranslation', () => {
  it.each([
    ['a word', 'group', 'space'],
    ['a word with another ending', 'Aufgaben', 'task'],
    ['the words of a phrase', 'aufgabe in der nähe', 'task nearby'],
    ['a word without its accent', 'losche', 'delete'],
    ['a word with letters for its accent', 'loeschen', 'delete'],
    ['the parts of a compound', 'Spendenprojekte', 'donation project'],
    ['words beside those that it does not know', 'createTask Aufgabe', 'createTask task'],
    ['words beside those that mean nothing', 'die Aufgabe löschen', 'task delete'],
  ])('gives the meaning of %s', (_, query, meaning) => {
    expect(translate(query)).toBe(meaning);
  });

  it.each(['groupSize', 'task', 'die', ''])('leaves "%s" as it is', (query) => {
    expect(translate(query)).toBeUndefined();
  });
});
