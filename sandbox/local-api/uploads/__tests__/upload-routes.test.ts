import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from '../../__tests__/helpers';

const { endpoint, origin } = useLocalApi('member');

/** The beginning of an image of 320 by 100 pixels. */
const gif = new Blob(['GIF89a\x40\x01\x64\x00'], { type: 'image/gif' });
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const id = '[0-9a-f]+';

/** Values of `ImageKitAuthParams` that are sent as they are. */
type Signed = Readonly<Record<'token' | 'expire' | 'signature' | 'publicKey' | 'folder', string>>;

async function sign(purpose = 'CONTENT'): Promise<Signed> {
  const query = `mutation { getImagekitAuthParams(purpose: ${purpose}) { token expire signature publicKey folder } }`;
  const { body } = await post(endpoint(), { query });
  return (body as { data: { getImagekitAuthParams: Signed } }).data.getImagekitAuthParams;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function upload(
  signed: Readonly<Record<string, string>>,
  file: Blob | string = gif,
  fileName = 'beds.gif',
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.set(name, value);
  form.set('fileName', fileName);
  form.set('file', file);
  const response = await fetch(`${origin()}/upload`, { method: 'POST', body: form });
  return { status: response.status, body: await response.json() };
}

const urlOf = ({ body }: Answer): string => (body as { readonly url: string }).url;

it('signs uploads to itself', async () => {
  const query = 'mutation { getImagekitAuthParams { uploadUrl urlEndpoint publicKey signature } }';
  expect((await post(endpoint(), { query })).body).toEqual({
    data: {
      getImagekitAuthParams: {
        uploadUrl: `${origin()}/upload`,
        urlEndpoint: `${origin()}/images`,
        publicKey: 'public_local',
        signature: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
      },
    },
  });
});

it('stores a picture, answers as ImageKit does, and serves the picture', async () => {
  const { status, body } = await upload(await sign(), gif, 'new beds (2).jpeg');
  const name = expect.stringMatching(`^new_beds__2__${id}\\.gif$`) as unknown;
  const path = `/content/new_beds__2__${id}\\.gif$`;
  const url = expect.stringMatching(`^${origin()}/images${path}`) as unknown;
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      fileId: expect.any(String) as unknown,
      name,
      filePath: expect.stringMatching(`^${path}`) as unknown,
      url,
      thumbnailUrl: url,
      fileType: 'image',
      size: gif.size,
      width: 320,
      height: 100,
    },
  });
  const image = await fetch(`${urlOf({ status, body })}?tr=w-400`);
  expect(image.headers.get('content-type')).toBe('image/gif');
  expect(await image.text()).toBe(await gif.text());
});

it('takes a token once, also when its file was refused', async () => {
  const signed = await sign();
  expect((await upload(signed)).status).toBe(200);
  const again = {
    status: 401,
    body: {
      message: 'The token is unknown or was used before.',
      help: 'Ask getImagekitAuthParams for new values before each attempt.',
    },
  };
  expect(await upload(signed)).toEqual(again);
  const other = await sign();
  expect((await upload(other, new Blob(['text']))).status).toBe(415);
  expect(await upload(other)).toEqual(again);
});

describe('refuses', () => {
  it.each([
    ['a changed signature', { signature: '0'.repeat(40) }],
    ['a later end', { expire: '2000000000' }],
    ['the key of another service', { publicKey: 'public_sandbox' }],
  ])('%s, and takes the right one afterwards', async (_what, change) => {
    const signed = await sign();
    expect(await upload({ ...signed, ...change })).toEqual({
      status: 401,
      body: { message: 'The signature does not fit.', help: 'Send all values as they are.' },
    });
    expect((await upload(signed)).status).toBe(200);
  });

  it('another folder', async () => {
    expect(await upload({ ...(await sign()), folder: '/covers' })).toEqual({
      status: 400,
      body: { message: 'Unexpected folder "/covers".', help: 'Expected "/content".' },
    });
  });

  it.each(['token', 'expire', 'signature', 'publicKey', 'folder'])(
    'a form without "%s"',
    async (name) => {
      expect(await upload({ ...(await sign()), [name]: '' })).toEqual({
        status: 400,
        body: {
          message: `Expected a text in "${name}".`,
          help: 'Send every value that was signed.',
        },
      });
    },
  );

  it('a text in place of the file', async () => {
    expect(await upload(await sign(), 'https://elsewhere.example/beds.gif')).toEqual({
      status: 400,
      body: { message: 'Expected a file in "file".', help: 'Send the file itself.' },
    });
  });

  it('a file of more than 10 MiB, and takes one of exactly that', async () => {
    const most = 10_485_760;
    const file = (size: number): Blob => new Blob(['GIF89a', new Uint8Array(size - 6)]);
    expect((await upload(await sign(), file(most))).status).toBe(200);
    expect(await upload(await sign(), file(most + 1))).toEqual({
      status: 413,
      body: { message: 'The file is too large.', help: 'Expected at most 10485760 bytes.' },
    });
  });

  it('a file by its content, whatever its name and type say', async () => {
    const file = new Blob(['<svg/>'], { type: 'image/png' });
    expect(await upload(await sign(), file, 'beds.png')).toEqual({
      status: 415,
      body: {
        message: 'The file has another media type.',
        help: 'Expected image/jpeg, image/png, image/webp, image/gif.',
      },
    });
  });

  it('a GIF as a profile picture', async () => {
    expect(await upload(await sign('AVATAR'))).toMatchObject({ status: 415 });
  });

  it.each([
    ['a request that is no form', { 'Content-Type': 'application/json' }, 415],
    ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, 400],
  ])('%s', async (_what, headers, status) => {
    const response = await fetch(`${origin()}/upload`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(status);
  });
});

it('forgets pictures and signatures at a reset', async () => {
  const stored = await upload(await sign());
  const signed = await sign();
  await fetch(`${origin()}/reset`, { method: 'POST' });
  expect((await fetch(urlOf(stored))).status).toBe(404);
  expect((await upload(signed)).status).toBe(401);
});

it('lets front ends of any origin upload and see why they may not', async () => {
  const Origin = 'http://localhost:3000';
  const preflight = await fetch(`${origin()}/upload`, {
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(Origin);
  const refused = await fetch(`${origin()}/upload`, { method: 'POST', headers: { Origin } });
  expect(refused.headers.get('access-control-allow-origin')).toBe(Origin);
});

it.each([
  ['a profile', 'updateAuthenticatedUserV2(input: { imageUrl: $url }) { profile { imageUrl } }'],
  [
    'a task',
    'updateTask(id: "018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60", input: { imageUrl: $url }) { imageUrl }',
  ],
])('gives addresses that %s takes', async (_what, field) => {
  const url = urlOf(await upload(await sign('AVATAR'), new Blob([png])));
  const query = `mutation A($url: String!) { ${field} }`;
  const headers = { Authorization: 'Bearer sandbox-admin' };
  const { body } = await post(endpoint(), { query, variables: { url } }, headers);
  expect(JSON.stringify(body)).toContain(`"imageUrl":"${url}"`);
});
