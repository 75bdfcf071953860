import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawCards } from '../draw-cards';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});

afterEach(() => rm(folder, { recursive: true }));

const card = {
  path: '/docs/chat',
  kind: 'Guide',
  title: 'Chat in Łódź',
  text: 'Rooms and people.',
};

async function draw(name: string): Promise<Buffer> {
  const options = { siteDir: '.', cacheDir: join(folder, `${name}-cache`) };
  await drawCards([card], join(folder, name), { ...options, brand: 'Acme', host: 'a.example' });
  return readFile(join(folder, name, 'docs/chat.png'));
}

it('draws a card of 1200 by 630, the same bytes each time', async () => {
  const [first, second] = [await draw('first'), await draw('second')];
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(second.equals(first)).toBe(true);
});

it('takes what it has drawn before from the cache', async () => {
  await draw('card');
  const cache = join(folder, 'card-cache');
  const [name = ''] = await readdir(cache);
  await writeFile(join(cache, name), 'drawn before');
  expect((await draw('card')).toString()).toBe('drawn before');
});
