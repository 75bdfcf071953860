import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkAnchors, leaveOutLost } from '../built-anchors';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'built-anchors-'));
  await mkdir(join(outDir, 'docs/two'), { recursive: true });
  await writeFile(join(outDir, 'docs/one.html'), '<h2 id=a>A</h2><h2 id="c">C</h2>');
  await writeFile(join(outDir, 'docs/two/index.html'), '<h2 id=x>X</h2>');
});

afterEach(() => rm(outDir, { recursive: true, force: true }));

const guide = { kind: 'guide', title: '', description: '' } as const;
const one = {
  ...guide,
  path: '/docs/one',
  sections: [
    ['A', 'a'],
    ['B', 'b'],
    ['C', 'c'],
  ],
} as const;
const two = { ...guide, path: '/docs/two', sections: [['X', 'x']] } as const;
const lost = {
  ...guide,
  path: '/docs/two',
  sections: [
    ['Y', 'y'],
    ['X', 'x'],
  ],
} as const;
const pages = { '/docs/one': ['intro', 'of a', 'of b', 'of c'], '/docs/two': ['', 'of x'] };

it('leaves out sections that a page lacks, and keeps what they say', async () => {
  expect(await leaveOutLost(outDir, { guides: [one, two], pages })).toEqual({
    guides: [
      {
        ...one,
        sections: [
          ['A', 'a'],
          ['C', 'c'],
        ],
      },
      two,
    ],
    pages: { ...pages, '/docs/one': ['intro', 'of a\nB\nof b', 'of c'] },
  });
  expect(
    await leaveOutLost(outDir, { guides: [lost], pages: { '/docs/two': ['', 'of y', 'of x'] } }),
  ).toEqual({ guides: [two], pages: { '/docs/two': ['Y\nof y', 'of x'] } });
});

it('changes nothing where all are there, or a page is elsewhere', async () => {
  const away = { ...one, path: '/away' };
  expect(await leaveOutLost(outDir, { guides: [two, away], pages })).toBeUndefined();
});

it('refuses a page that lacks one where pages are checked', async () => {
  await expect(checkAnchors(outDir, [two])).resolves.toBeUndefined();
  await expect(checkAnchors(outDir, [two, one])).rejects.toThrow(
    'The search leads to /docs/one at #b, which the built page lacks.',
  );
});
