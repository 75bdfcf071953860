import { describe, expect, it } from 'vitest';
import { callers, runner } from '../../../__tests__/helpers';

const run = runner();

describe('checkAppVersion', () => {
  const check =
    'query ($version: String!, $device: DeviceType! = ANDROID) { checkAppVersion(version: $version, device: $device) { status latestVersion minimumVersion supportedUntil storeUrl releaseNotes checkAgainAfter } }';

  it('offers an update to an older version', async () => {
    expect(await run(check, { version: '4.9.2' }, callers.guest)).toEqual({
      data: {
        checkAppVersion: {
          status: 'UPDATE_AVAILABLE',
          latestVersion: '4.14.1',
          minimumVersion: '4.8.0',
          supportedUntil: null,
          storeUrl: 'https://store.example/apps/community',
          releaseNotes: 'Polls can have up to twenty choices.',
          checkAgainAfter: 86400,
        },
      },
    });
  });

  it.each([
    ['0.0.1', 'ANDROID', 'UPDATE_REQUIRED'],
    ['4.8.0-beta.1', 'ANDROID', 'UPDATE_REQUIRED'],
    ['4.8.0', 'ANDROID', 'UPDATE_AVAILABLE'],
    ['4.14.1-beta.2', 'ANDROID', 'UPDATE_AVAILABLE'],
    ['4.14.1', 'ANDROID', 'UP_TO_DATE'],
    ['4.14.0', 'IOS', 'UP_TO_DATE'],
    ['5.0.0', 'WEB', 'UP_TO_DATE'],
  ])('answers to %s on %s with %s', async (version, device, status) => {
    expect(await run(check, { version, device })).toMatchObject({
      data: { checkAppVersion: { status } },
    });
  });

  it('has no store for the web', async () => {
    expect(await run(check, { version: '4.12.0', device: 'WEB' })).toMatchObject({
      data: { checkAppVersion: { storeUrl: null } },
    });
  });

  it.each([['v4.12.0'], ['4.12']])('does not accept %s', async (version) => {
    expect(await run(check, { version })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'version' }],
    });
  });
});

describe('anonCount', () => {
  const count =
    'mutation ($name: String!, $count: Int! = 1) { anonCount(name: $name, count: $count) }';

  it('counts a name of the catalogue', async () => {
    expect(await run(count, { name: 'onboarding_finished' }, callers.guest)).toEqual({
      data: { anonCount: null },
    });
  });

  it.each([
    ['name', { name: 'onboarding_done' }],
    ['count', { name: 'onboarding_finished', count: 101 }],
  ])('does not accept the %s of %o', async (field, variables) => {
    expect(await run(count, variables, callers.guest)).toEqual({
      data: { anonCount: null },
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});
