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
