import { describe, expect, it } from 'vitest';
import { addressOf, copyTargets, hintOf } from '../copy-targets';

describe('a target', () => {
  it('has the token of the local API for whoever asks, and elsewhere one to fill in', () => {
    const tokens = (as: 'admin' | 'guest'): unknown =>
      copyTargets.map((target) => [target.id, addressOf(target, as).token]);
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

  it('says what is to be done before the code runs', () => {
    expect(copyTargets.map((target) => hintOf(target, 'member'))).toEqual([
      'Put the token of a signed-in user in the place of “<access token>”.',
      'Put the token of a signed-in user in the place of “<access token>”.',
      'Runs as it is: start the local API with “npm run sandbox” first.',
    ]);
    expect(hintOf(copyTargets[0], 'guest')).toBe('Runs as it is: a guest sends no token.');
  });
});
