import { expect, it } from 'vitest';
import { createUploads, mediaTypeOf, sizeOf } from '../uploads';

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

const jpeg = (orientation: string): string =>
  `ffd8ffe1001e457869660000 4d4d002a00000008 0001 011200030000000100${orientation}0000 ffc0001108012c0190`;

const pngOf = (width: string, height: string): string =>
  `89504e470d0a1a0a 0000000d 49484452 ${width} ${height}`;

it.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000140 000000c8', { width: 320, height: 200 }],
  ['GIF', '474946383961 4001 6400', { width: 320, height: 100 }],
  ['JPEG', jpeg('01'), { width: 400, height: 300 }],
  ['JPEG that a camera held upright has turned', jpeg('06'), { width: 300, height: 400 }],
  ['PNG of the largest size', pngOf('0000ffff', '0000ffff'), { width: 65_535, height: 65_535 }],
  ['PNG that is wider than a picture can be', pngOf('00010000', '000000c8'), undefined],
  ['PNG that is higher than an Int can say', pngOf('00000140', 'ffffffff'), undefined],
  ['PNG without a width', pngOf('00000000', '000000c8'), undefined],
  ['PNG that ends too early', '89504e470d0a1a0a', undefined],
])('measures a %s', (_format, hex, size) => {
  expect(sizeOf(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toEqual(size);
});

it.each([
  ['image/jpeg', 'ffd8ffe000104a464946'],
  ['image/png', '89504e470d0a1a0a'],
  ['image/gif', '474946383761'],
  ['image/gif', '474946383961'],
  ['image/webp', '524946460a000a0057454250'],
  [undefined, '524946460a000a0057415645'],
  [undefined, '3c7376672f3e'],
  [undefined, '00ffd8ff'],
  [undefined, ''],
])('tells %s from its first bytes', (mediaType, hex) => {
  expect(mediaTypeOf(Buffer.from(hex, 'hex'))).toBe(mediaType);
});
