import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('getImagekitAuthParams', () => {
  it('signs an upload for 30 minutes', async () => {
    const query = `mutation { getImagekitAuthParams {
      token expire signature publicKey uploadUrl folder urlEndpoint maxBytes acceptedTypes
    } }`;
    expect(await run(query)).toEqual({
      data: {
        getImagekitAuthParams: {
          token: '018f70c0-0000-7000-8000-000000000001',
          expire: Date.parse('2026-05-17T19:00:00.000Z') / 1000,
          signature: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
          publicKey: 'public_sandbox',
          uploadUrl: 'https://upload.images.example/api/v1/files/upload',
          folder: '/content',
          urlEndpoint: 'https://images.example',
          maxBytes: 10_485_760,
          acceptedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        },
      },
    });
  });

  it.each([
    ['AVATAR', '/avatars'],
    ['COVER', '/covers'],
  ])('puts an image for %s into a folder of its own', async (purpose, folder) => {
    const query = `mutation { getImagekitAuthParams(purpose: ${purpose}) { folder acceptedTypes } }`;
    expect(await run(query)).toEqual({
      data: {
        getImagekitAuthParams: { folder, acceptedTypes: ['image/jpeg', 'image/png', 'image/webp'] },
      },
    });
  });

  it('gives a new token and signature each time', async () => {
    const query = `mutation { a: getImagekitAuthParams { signature } b: getImagekitAuthParams { signature } }`;
    const { data } = await run(query);
    const { a, b } = data as Readonly<Record<string, unknown>>;
    expect(a).not.toEqual(b);
  });

  it('needs someone who is signed in', async () => {
    expect(
      await run('mutation { getImagekitAuthParams { token } }', {}, callers.guest),
    ).toMatchObject({ errors: [{ code: 'UNAUTHENTICATED' }] });
  });
});
