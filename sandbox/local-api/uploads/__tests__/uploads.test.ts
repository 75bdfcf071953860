import { expect, it } from 'vitest';
import { createUploads } from '../uploads';

const start = Date.parse('2026-05-17T18:30:00Z');
const upload = { token: 't', folder: '/content', acceptedTypes: ['image/gif'] };

it.each([
  ['takes an upload after 30 minutes', 0, { fileType: 'image' }],
  ['refuses it a millisecond later', 1, { status: 401, message: 'The signature expired.' }],
])('%s', async (_what, later, outcome) => {
  let now = start;
  const uploads = createUploads(() => now);
  const { publicKey, sign } = uploads.at('http://local.test');
  const { expire, signature } = sign(upload);
  now += 30 * 60_000 + later;
  const file = new File(['GIF89a'], 'a.gif');
  const form = { ...upload, publicKey, signature, expire: String(expire), file, fileName: 'a.gif' };
  const result = uploads.store(form, 'http://local.test').catch((error: unknown) => error);
  expect(await result).toMatchObject(outcome);
});

it('signs differently after each start', () => {
  const signatures = [createUploads, createUploads].map(
    (create) =>
      create(() => start)
        .at('http://local.test')
        .sign(upload).signature,
  );
  expect(new Set(signatures).size).toBe(2);
});

it('takes pictures until it is full, and again after a reset', async () => {
  const uploads = createUploads(() => start);
  const service = uploads.at('http://local.test');
  const tenMebibytes = new File(['GIF89a', new Uint8Array(10 * 1024 ** 2 - 6)], 'a.gif');
  const send = async (file: File): Promise<unknown> => {
    const { expire, signature } = service.sign(upload);
    const { publicKey } = service;
    const form = { ...upload, publicKey, signature, expire: String(expire) };
    const sent = uploads.store({ ...form, file, fileName: 'a.gif' }, 'http://local.test');
    return sent.catch((error: unknown) => error);
  };
  for (let stored = 0; stored < 10; stored += 1)
    expect(await send(tenMebibytes)).toMatchObject({ fileType: 'image' });
  expect(await send(new File(['GIF89a'], 'a.gif'))).toMatchObject({
    status: 507,
    message: 'The image service is full.',
    help: 'Reset the local API.',
  });
  uploads.clear();
  expect(await send(tenMebibytes)).toMatchObject({ fileType: 'image' });
});

it('takes so many pictures, however small they are', async () => {
  const uploads = createUploads(() => start);
  const service = uploads.at('http://local.test');
  const { publicKey } = service;
  const send = (token: string): Promise<unknown> => {
    const { expire, signature } = service.sign({ ...upload, token });
    const form = { ...upload, token, publicKey, signature, expire: String(expire) };
    const file = new File(['GIF89a'], 'a.gif');
    return uploads.store({ ...form, file, fileName: 'a.gif' }, 'http://local.test');
  };
  for (let stored = 0; stored < 1_000; stored += 1) await send(String(stored));
  await expect(send('last')).rejects.toThrow('The image service is full.');
});

it('keeps the beginning of a long name', async () => {
  const uploads = createUploads(() => start);
  const { publicKey, sign } = uploads.at('http://local.test');
  const { expire, signature } = sign(upload);
  const form = { ...upload, publicKey, signature, expire: String(expire) };
  const file = new File(['GIF89a'], 'a.gif');
  const fileName = `${'b'.repeat(500)}.gif`;
  const { name } = await uploads.store({ ...form, file, fileName }, 'http://local.test');
  expect(name).toMatch(/^b{100}_[0-9a-f]{10}\.gif$/);
});

it('forgets the oldest of a thousand signatures', async () => {
  const uploads = createUploads(() => start);
  const { publicKey, sign } = uploads.at('http://local.test');
  const first = sign({ ...upload, token: 'first' });
  for (let token = 0; token < 1_000; token += 1) sign({ ...upload, token: String(token) });
  const form = { ...upload, publicKey, ...first, expire: String(first.expire), token: 'first' };
  const sent = uploads.store(
    { ...form, file: new File([], ''), fileName: '' },
    'http://local.test',
  );
  await expect(sent).rejects.toThrow('The token is unknown or was used before.');
});
