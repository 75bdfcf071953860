import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const migrationsFolder = 'schema/migrations';

const links = readdirSync(migrationsFolder).flatMap((file) => {
  const text = readFileSync(`${migrationsFolder}/${file}`, 'utf8');
  return [...text.matchAll(/\]\(\/(docs\/[^)#]+)/g)].map(([, guide = '']) => [guide, file]);
});

it.each(links)('finds the guide %s, to which %s leads', (guide = '') => {
  expect(readFileSync(`${guide}.mdx`, 'utf8')).toContain('title: ');
});
