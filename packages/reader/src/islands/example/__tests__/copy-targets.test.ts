import { describe, expect, it } from 'vitest';
import { bearer } from 'graphql-docs-reference/options';
import { addressOf, copyTargets, hintOf } from '../copy-targets';

const endpoints = {
  production: 'https://api.example/graphql',
  staging: 'https://staging.example/graphql',
  local: { endpoint: 'http://localhost:4000/graphql', reset: '', start: 'make run' },
  auth: bearer,
  offered: [],
};
const targets = copyTargets(endpoints);

describe('a target', () => {
  it('has the token of the local API for whoever asks, and elsewhere one to fill in', () => {
    const tokens = (as: 'admin' | 'guest'): unknown =>
      targets.map((target) => [target.id, addressOf(target, as, bearer).token]);
    expect(tokens('admin')).toEqual([
      ['production', '<access token>'],
      ['staging', '<access token>'],
      ['local', 'sandbox-admin'],
    ]);
    expect(tokens('guest')).toEqual([
      ['production', undefined],
      ['staging', undefined],
      ['local', undefined],
    ]);
  });

  it('has an address to fill in where the site knows none', () => {
    expect(copyTargets({ auth: bearer, offered: [] })).toEqual([
      { id: 'production', label: 'Production', endpoint: 'https://api.example.org/graphql' },
    ]);
  });

  it('takes the token in the header of the API, but for the local one', () => {
    const auth = { header: 'X-Api-Key', prefix: '' };
    expect(targets.map((target) => addressOf(target, 'member', auth).auth)).toEqual([
      auth,
      auth,
      undefined,
    ]);
  });

  it('says what is to be done before the code runs', () => {
    expect(targets.map((target) => hintOf(target, 'member', endpoints))).toEqual([
      'Put the token of a signed-in user in the place of “<access token>”.',
      'Put the token of a signed-in user in the place of “<access token>”.',
      'Runs as it is: start the local API with “make run” first.',
    ]);
    expect(hintOf(targets[0], 'guest', endpoints)).toBe('Runs as it is: a guest sends no token.');
  });
});
