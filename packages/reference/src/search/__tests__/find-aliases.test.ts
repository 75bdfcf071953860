import { describe, expect, it } from 'vitest';
import { createAliasFinder } from '../find-aliases';
import { noWords } from '../search-words';

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
