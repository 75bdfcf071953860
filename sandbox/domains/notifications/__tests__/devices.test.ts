import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

describe('registerDevice', () => {
  const register =
    'mutation ($input: RegisterDeviceInput!) { registerDevice(input: $input) { id name appVersion isEnabled isCurrent lastUsedAt } }';
  const devices =
    '{ authenticatedUserV2 { ... on SignedInUser { account { devices { name isCurrent } } } } }';
  const tablet = {
    type: 'ANDROID',
    token: 'dGhpcy1pcy1hbi1leGFtcGxlLXRva2Vu',
    name: 'Kitchen tablet',
    appVersion: '4.12.0',
  };

  it('makes the new device the present one', async () => {
    expect(await run(register, { input: tablet })).toMatchObject({
      data: {
        registerDevice: {
          name: 'Kitchen tablet',
          isEnabled: true,
          isCurrent: true,
          lastUsedAt: '2026-05-17T00:00:00.000Z',
        },
      },
    });
    expect(await run(devices)).toEqual({
      data: {
        authenticatedUserV2: {
          account: {
            devices: [
              { name: 'Kitchen tablet', isCurrent: true },
              { name: 'Phone', isCurrent: false },
              { name: 'Old phone', isCurrent: false },
            ],
          },
        },
      },
    });
  });

  it('keeps the identifier where one token replaces another', async () => {
    const input = { ...tablet, previousToken: 'cGhvbmUtb2YtdGhlLW5laWdoYm91cg', name: null };
    expect(await run(register, { input })).toMatchObject({
      data: { registerDevice: { id: '018f52a7-4b08-7d61-9c3e-7f5a1d0b8e26', name: 'Phone' } },
    });
  });

  it('stores a known token once, and can pause it', async () => {
    const input = { ...tablet, token: 'cGhvbmUtb2YtdGhlLW5laWdoYm91cg', isEnabled: false };
    expect(await run(register, { input })).toMatchObject({
      data: {
        registerDevice: { id: '018f52a7-4b08-7d61-9c3e-7f5a1d0b8e26', isEnabled: false },
      },
    });
  });

  it('moves a token of someone else to the caller', async () => {
    const input = { ...tablet, type: 'IOS', token: '9f2c41d07be85a63' };
    await run(register, { input });
    expect(await run(devices, {}, callers.founder)).toEqual({
      data: { authenticatedUserV2: { account: { devices: [] } } },
    });
  });

  it('drops the device that was unused for longest beyond 20', async () => {
    for (const number of Array.from({ length: 19 }, (_, index) => index)) {
      await run(register, { input: { ...tablet, token: `token-${number}`, name: `${number}` } });
    }
    const answer = JSON.stringify(await run(devices));
    expect(answer.match(/isCurrent/g)).toHaveLength(20);
    expect(answer.includes('Old phone')).toBe(false);
  });

  it('does the step of the onboarding', async () => {
    await run(register, { input: tablet }, callers.admin);
    const query =
      '{ authenticatedUserV2 { ... on SignedInUser { onboarding { finishedStepCount } } } }';
    expect(await run(query, {}, callers.admin)).toEqual({
      data: { authenticatedUserV2: { onboarding: { finishedStepCount: 3 } } },
    });
  });

  it.each([
    ['input.token', { ...tablet, token: '' }],
    ['input.token', { ...tablet, type: 'IOS' }],
    ['input.name', { ...tablet, name: 'x'.repeat(81) }],
    ['input.appVersion', { ...tablet, appVersion: 'v4.12.0' }],
    ['input.isDevelopment', { ...tablet, isDevelopment: true }],
  ])('does not accept %s in %o', async (field, input) => {
    expect(await run(register, { input })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('is refused to a visitor', async () => {
    expect(await run(register, { input: tablet }, callers.guest)).toEqual({
      data: null,
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });
});
