import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printNotices, readPackages } from '../packages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string, license: string, texts: Readonly<Record<string, string>>): string {
  const home = join(folder, 'node_modules', name);
  mkdirSync(join(home, 'dist'), { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(home, file), text);
  return join(home, 'dist/index.js');
}

describe('readPackages', () => {
  it('reads a package once, and nothing of the site itself', async () => {
    const file = install('@a/b', 'Apache-2.0', { LICENSE: 'Apache\r\n', 'NOTICE.txt': 'By A.' });
    const other = install('a', 'MIT', { 'licence.md': 'MIT' });
    expect(await readPackages([other, file, `${file}on`, join(folder, 'src/a.ts')])).toMatchObject([
      { name: '@a/b', version: '1.0.0', licence: 'Apache-2.0', text: 'Apache\n\nBy A.' },
      { name: 'a', licence: 'MIT', text: 'MIT' },
    ]);
  });

  it('names every package that must not be handed on', async () => {
    const files = [install('a', 'GPL-3.0', { LICENSE: 'GPL' }), install('@b/c', 'MIT', {})];
    await expect(readPackages(files)).rejects.toThrow(
      [
        '2 problems in the input:',
        'node_modules/a/package.json:1:1 Unexpected licence "GPL-3.0" of a 1.0.0, which is in the output. Replace the package. If readers may receive it, add the licence to packages/preset/src/plugins/supply/licences.ts.',
        "node_modules/@b/c/package.json:1:1 Unexpected lack of the licence's text of @b/c 1.0.0, which is in the output. Put it into packages/preset/src/plugins/supply/texts/@b__c.txt.",
      ].join('\n'),
    );
  });

  it('has a text of its own only for packages that come without', async () => {
    const names = readdirSync(join(__dirname, '../texts')).map((file) => file.slice(0, -4));
    for (const name of names) {
      const files = readdirSync(join('node_modules', name));
      expect(files.filter((file) => /^licen[cs]e/i.test(file))).toEqual([]);
    }
    const found = await readPackages(
      names.map((name) => resolve('node_modules', name, 'index.js')),
    );
    expect(found.map(({ name }) => name)).toEqual(['infima', 'isarray']);
  });
});

describe('printNotices', () => {
  it('prints a text once for all packages that have it', () => {
    const rule = '-'.repeat(80);
    const one = { version: '1.0.0', licence: 'MIT', text: 'Do as you like.' };
    expect(
      printNotices('This site', [
        { ...one, name: 'a' },
        { ...one, name: 'b', licence: 'ISC', text: 'Be kind.' },
        { ...one, name: 'c', version: '2.0.0' },
      ]),
    ).toBe(
      `This site contains parts of these packages, under their licences.\n\n${rule}\n\na 1.0.0 (MIT)\nc 2.0.0 (MIT)\n\nDo as you like.\n\n${rule}\n\nb 1.0.0 (ISC)\n\nBe kind.\n`,
    );
  });
});
