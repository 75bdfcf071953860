import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { expect, it } from 'vitest';

/** A file or folder in backticks, from the root of the repository or of a package. */
const named = /`((?:packages|src|scripts|e2e|sandbox|schema|container)\/[\w./-]+)`/g;
/** Not what an example links to, in backticks. */
const linked = /(?<!`\[[^\]]*)\]\((\.{1,2}\/[^)#]+)/g;

it('READMEs name and link to what is there', async () => {
  const files = await Globby(['*.md', '{packages,src,scripts,e2e,sandbox,schema}/**/*.md'], {
    ignore: ['**/node_modules/**', '**/__fixtures__/**'],
  });
  const missing = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const beside = (path: string): string => join(dirname(file), path);
    const isThere = (path: string): boolean => existsSync(path) || existsSync(beside(path));
    return [
      ...Array.from(text.matchAll(named), ([, path = '']) => path).filter((path) => !isThere(path)),
      ...Array.from(text.matchAll(linked), ([, path = '']) => path).filter(
        (path) => !existsSync(beside(path)),
      ),
    ].map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
