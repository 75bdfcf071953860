import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveOutUnused, postcssConfig } from '..';

let siteDir = '';

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(siteDir, 'docs'));
  await mkdir(join(siteDir, 'src'));
  await writeFile(join(siteDir, 'docs/page.mdx'), '<p className="padding--xl">Text</p>');
  await writeFile(join(siteDir, 'src/own.css'), 'p { color: var(--ifm-of-ours) }');
});

afterAll(() => rm(siteDir, { recursive: true }));

async function process(css: string, from: string): Promise<string> {
  const { css: left } = await postcss([leaveOutUnused(siteDir)]).process(css, { from });
  return left.replace(/\s+/g, ' ');
}

it('leaves out variants and settings of Infima that nothing names', async () => {
  const css = `:root { --ifm-of-ours: 1; --ifm-used: 2; --ifm-for-used: 3; --ifm-lost: var(--ifm-alone); --ifm-alone: 4 }
    .padding--xl { padding: var(--ifm-used) } .padding--xxl { padding: 9px }
    .alert--info { color: var( --ifm-for-used) } blockquote { margin: 0 }`;
  expect(await process(css, '/modules/infima/default.css')).toBe(
    ':root { --ifm-of-ours: 1; --ifm-used: 2; --ifm-for-used: 3} .padding--xl { padding: var(--ifm-used) } .alert--info { color: var( --ifm-for-used) } blockquote { margin: 0 }',
  );
});

it('leaves other style sheets as they are', async () => {
  const css = '.padding--xxl { padding: 9px }';
  expect(await process(css, join(siteDir, 'src/own.css'))).toBe(css);
});

it('comes again where a page or a style of the site has changed', async () => {
  const { messages } = await postcss([leaveOutUnused(siteDir)]).process('a {}', {
    from: '/modules/infima/default.css',
  });
  const files = messages
    .filter(({ type }) => type === 'dependency')
    .map(({ file }) => file as string);
  expect(files.sort()).toEqual(['docs/page.mdx', 'src/own.css'].map((path) => join(siteDir, path)));
});

it("looks for settings of PostCSS in the site's folder alone", async () => {
  expect(postcssConfig(siteDir)).toBe(false);
  const file = join(siteDir, 'postcss.config.mjs');
  await writeFile(file, 'export default { plugins: [] }');
  expect(postcssConfig(siteDir)).toBe(file);
});
