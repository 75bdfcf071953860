import { expect, it } from 'vitest';
import { findCircles, readImports } from '../find-circles';
import type { Import } from '../find-circles';

function arrow(from: string, to: string, line = 1): Import {
  return { from, to, line, column: 9 };
}

it('names each file of a circle, with the places of its imports', () => {
  const imports = [
    arrow('src/a.ts', 'src/b.ts', 2),
    arrow('src/b.ts', 'src/c.ts', 3),
    arrow('src/c.ts', 'src/a.ts', 4),
    arrow('src/c.ts', 'src/d.ts'),
  ];
  expect(findCircles(imports)).toEqual([
    {
      file: 'src/a.ts',
      line: 2,
      column: 9,
      message:
        'Unexpected circle of imports in src: a.ts → b.ts → c.ts → a.ts (src/b.ts:3:9, src/c.ts:4:9). Move what both need into a file that imports neither.',
    },
  ]);
});

it('finds a circle of folders that no circle of files makes', () => {
  const imports = [
    arrow('src/one/a.ts', 'src/two/b.ts'),
    arrow('src/two/inner/c.ts', 'src/one/d.ts', 7),
  ];
  expect(findCircles(imports)[0]?.message).toMatch(
    'in src: one → two → one (src/two/inner/c.ts:7:9).',
  );
});

it('lets a folder serve the files around it that use what is in it', () => {
  const imports = [
    arrow('src/one/index.ts', 'src/one/parts/part.ts'),
    arrow('src/one/parts/part.ts', 'src/one/text.ts'),
  ];
  expect(findCircles(imports)).toEqual([]);
});

it('reads what files import, on demand and from the site, too', async () => {
  const files = ['browser/Navigation.tsx', 'islands/tend-islands.ts', 'islands/register.ts'];
  const imports = await readImports(
    [...files, 'islands/code/index.ts'].map((name) => `packages/reader/src/${name}`),
  );
  expect(imports.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'packages/reader/src/browser/Navigation.tsx packages/reader/src/islands/tend-islands.ts',
    'packages/reader/src/islands/tend-islands.ts packages/reader/src/islands/register.ts',
    'packages/reader/src/islands/register.ts packages/reader/src/islands/code/index.ts',
  ]);
});
