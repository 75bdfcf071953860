import { expect, it, vi } from 'vitest';
import { codeOf } from '../fences';
import { loadSample } from '../load-sample';
import { useTutorial } from '../tutorial';

const page = 'docs/tutorials/near-me.mdx';
const files = ['cache.mjs', 'near-me.mjs'];
const { open, textOf, run, restart } = useTutorial(page, files, 'near-me.mjs');

const code = (title: string): string => codeOf(page, title);

it('lists the titles as the page says', async () => {
  expect((await run('List the titles')).trim()).toBe(code('What it prints'));
});

it('shows both lists around the first place, with dates, distances and languages', async () => {
  const text = await textOf('/');
  expect(text).toMatch(/^What&#39;s on near Brunnenplatz/);
  expect(text).toMatch(
    /Repair café in the library Sat 23 May at 14:00 City library · 0\.7 km away · Free/,
  );
  expect(text).toContain('Postponed, no new date yet City library');
  expect(text).toContain('Sat 23 May · New time or place, please check');
  expect(text).toMatch(/Volunteering .*Read aloud at the library/);
  expect(await (await open('/')).text()).toContain('<h3 lang="de"><a href="https://app.');
});

it('says that nothing takes place elsewhere', async () => {
  expect(await textOf('/?near=13.06,52.40')).toContain('Events Nothing within 3 km.');
});

it('lets browsers keep the page for a minute', async () => {
  expect((await open('/')).headers.get('Cache-Control')).toBe('public, max-age=60');
});

it.each(['13.38', '200,52', 'x,y', '"><script>'])('refuses the place %s', async (near) => {
  const response = await open(`/?near=${encodeURIComponent(near)}`);
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.not.stringContaining('"><'),
  ]);
});

it('shows a failure for a place that it has not read', async () => {
  await restart({ API_URL: 'http://localhost:9/graphql' });
  expect((await open('/')).status).toBe(500);
});

it('refuses a form of another website, and answers nothing else', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const url = new URL((await open('/')).url);
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(403);
  expect([(await open('/x')).status, (await open('/', { near: '1,1' })).status]).toEqual([
    404, 404,
  ]);
});

it('keeps a result for a minute, and for ten if the next read fails', async () => {
  const { cached } = await loadSample<{
    cached: (read: () => Promise<string>, settings: object) => (key: string) => Promise<string>;
  }>(page, 'cache.mjs');
  let time = 0;
  const read = vi.fn(() => Promise.resolve('first'));
  const get = cached(read, { now: () => time, maxEntries: 2 });
  expect(await Promise.all([get('a'), get('a')])).toEqual(['first', 'first']);
  expect(read).toHaveBeenCalledOnce();
  read.mockRejectedValue(new Error('lost'));
  time = 61_000;
  expect(await Promise.all([get('a'), get('a')])).toEqual(['first', 'first']);
  expect(read).toHaveBeenCalledTimes(2);
  await expect(get('b')).rejects.toThrow('lost');
  time = 700_000;
  await expect(get('a')).rejects.toThrow('lost');
});
