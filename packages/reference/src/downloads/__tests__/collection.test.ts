import callers from '../../options/__tests__/callers.json';
import { describe, expect, it } from 'vitest';
import { exampleProduct as product } from '../../options/__tests__/example-product';
import type { Described } from '../collection';
import { collectionNotes, listTokens, tokenVariableOf } from '../collection';

const withLocalApi = {
  ...product,
  localApi: { endpoint: 'http://localhost/graphql', reset: '', start: 'make run' },
};

const robot = {
  id: 'night-robot',
  label: 'Robot',
  sends: 'As a robot',
  description: 'Works at night.',
  token: 'r',
};

describe('the variables with tokens', () => {
  it('are named after the callers, but for the one that most requests are sent with', () => {
    expect(listTokens([...callers, robot])).toEqual([
      ['token', 'sandbox-member'],
      ['adminToken', 'sandbox-admin'],
      ['moderatorToken', 'sandbox-moderator'],
      ['nightRobotToken', 'r'],
    ]);
  });

  it('are none for a guest', () => {
    expect(tokenVariableOf('guest', callers)).toBeUndefined();
    expect(tokenVariableOf('guest', callers.slice(0, 1))).toBeUndefined();
  });

  it('leave room for the one token of a reader where all get the same answers', () => {
    expect(listTokens([])).toEqual([['token', '']]);
    expect(tokenVariableOf('', [])).toBe('token');
  });

  it('are explained', () => {
    const notes = (described: Described): string => collectionNotes('environment', described);
    expect(notes({ product: withLocalApi, callers })).toContain(
      "- `token`: your access token, or that of the local API's member.\n- `adminToken`: the same for the space admin.\n",
    );
    expect(notes({ product })).toMatch(/- `token`: your access token\.\n$/);
  });
});
