import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { atRoot } from 'graphql-docs-reference/graphql';

/** In Node, whose threads compile TypeScript where it does. */
function run(body: string): string {
  const path = (name: string): string => JSON.stringify(resolve(import.meta.dirname, '..', name));
  const code = `
    const { storedPage } = require(${path('page-data.ts')});
    const { openThread } = require(${path('../../thread.ts')});
    const thread = openThread(${path('render-thread.ts')}, ${JSON.stringify(atRoot)});
    const text = (value) => ({ type: 'text', value });
    const link = (children) => ({ type: 'link', url: '/a', children });
    const pageOf = (title, children) => ({
      path: '/docs/graphql/a', title, description: '',
      tree: { type: 'root', children: [{ type: 'paragraph', children }] },
    });
    async function main() { ${body} }
    main().catch((error) => console.log('failed:', error.message)).finally(thread.end);`;
  const args = ['--require', './scripts/load-typescript.cjs', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return stdout + stderr;
}

it('gives each page what this thread would give, in the order in which they came', () => {
  const code = `
    const pages = ['A', 'B', 'C'].map((title) => pageOf(title, [text(title)]));
    const made = await Promise.all(pages.map((page) => thread.call(JSON.stringify(page))));
    const isSame = (page, index) => made[index] === JSON.stringify(storedPage(page));
    console.log(pages.every(isSame), made[1].includes('<p>B'));`;
  expect(run(code)).toBe('true true\n');
});

it('fails at whatever comes after a page that failed', () => {
  const code = `
    const bad = JSON.stringify(pageOf('B', [link([link([text('B')])])]));
    await thread.call(bad).catch(() => undefined);
    await thread.call(JSON.stringify(pageOf('A', [text('A')])));`;
  expect(run(code)).toMatch(/^failed: Unexpected link to "\/a" within the link to "\/a"/);
});

it('fails with what a page fails with, and ends', () => {
  const code = `
    const good = thread.call(JSON.stringify(pageOf('A', [text('A')])));
    const bad = thread.call(JSON.stringify(pageOf('B', [link([link([text('B')])])])));
    console.log((await good).length > 0);
    await bad;`;
  expect(run(code)).toMatch(/^true\nfailed: Unexpected link to "\/a" within the link to "\/a"/);
});
