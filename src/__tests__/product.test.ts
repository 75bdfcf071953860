import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleAddresses, placeholders, product, sourceUrl } from '../product';

const siteDir = join(__dirname, '..', '..');
const written = ['README.md', 'CONTRIBUTING.md', 'blog', 'docs', 'schema', 'src', 'static'];

/** Files that someone wrote and that hold the name in any case, the generated reference left out. */
function filesThatName(name: string, roots: readonly string[]): string[] {
  return roots
    .flatMap((root) => filesBelow(join(siteDir, root)))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(name.toLowerCase()))
    .map((file) => relative(siteDir, file));
}

function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || path === join(siteDir, 'docs', 'graphql')) return [];
  return stats.isFile()
    ? [path]
    : readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

describe('product', () => {
  it('is named in no other file', () => {
    expect(filesThatName(product.name, written)).toEqual(['src/product.ts']);
  });

  it('gives its name and addresses to guides', () => {
    expect(placeholders).toMatchObject({ product: product.name, 'urls.api': product.urls.api });
  });
});

describe('sourceUrl', () => {
  it('leads to a file', () => {
    expect(sourceUrl('docs/intro.mdx')).toBe(
      `${product.urls.source}/${product.repository}/blob/main/docs/intro.mdx`,
    );
  });

  it('leads to a line', () => {
    expect(sourceUrl('schema/polls.graphql', 12)).toMatch(/\/schema\/polls\.graphql#L12$/);
  });
});

it('names each address that is still an example, and no other', () => {
  expect(exampleAddresses()).toContain(product.urls.api);
  expect(exampleAddresses()).toContain(product.security.contact);
  expect(exampleAddresses()).toHaveLength(
    Object.keys(product.urls).length + product.social.length + 1,
  );
});
