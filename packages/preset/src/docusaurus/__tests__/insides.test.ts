import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insides } from './insides';

// Nothing of Docusaurus is loaded here: the sentences are to be there where it does not even start.

type Read = (file: string) => string;

const own = 'packages/preset/src/docusaurus';

/** Inside, what Docusaurus does, why, what is without it, and files of ours, of each row of the table. */
const rows = readFileSync(`${own}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  );

const locate: Read = (file) => {
  if (!file.startsWith('node_modules/')) {
    return file.replace(/^[^/]+/, (name) => `node_modules/@docusaurus/${name}/lib`);
  }
  const nested = ['core', 'faster'].map((name) => `node_modules/@docusaurus/${name}/${file}`);
  return nested.find(existsSync) ?? file;
};

const installed: Read = (file) => {
  const path = locate(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** What has changed in a row, in a sentence, if anything has. */
function findChange(
  [name = '', does = '', , without = '', where = '']: string[],
  read: Read,
): string {
  const changes = Object.entries(insides[name] ?? {}).flatMap(([file, texts]) => {
    if (read(file) === '') return `${locate(file)} is gone`;
    return texts
      .filter((text) =>
        typeof text === 'string' ? !read(file).includes(text) : !text.test(read(file)),
      )
      .map((text) => `${locate(file)} lacks ${String(text)}`);
  });
  if (changes.length === 0) return '';
  return `Docusaurus no longer ${does}, so ${without}; see ${where}. (${changes.join('; ')})`;
}

describe('the table of insides', () => {
  it('has what proves each row, and files of ours that use it', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(insides));
    expect(rows.map((row) => row.at(-1) ?? '').filter((path) => !existsSync(path))).toEqual([]);
  });

  it('holds for the Docusaurus that is installed', () => {
    expect(rows.map((row) => findChange(row, installed)).filter((change) => change !== '')).toEqual(
      [],
    );
  });

  it.each(rows)('says so when %s is another', (...row) => {
    const sentence = `Docusaurus no longer ${row[1] ?? ''}, so `;
    for (const [changed, texts] of Object.entries(insides[row[0] ?? ''] ?? {})) {
      const gone = findChange(row, (file) => (file === changed ? '' : installed(file)));
      expect(gone).toContain(`${sentence}${row[3] ?? ''}; see ${row[4] ?? ''}. (`);
      expect(gone).toContain(`${locate(changed)} is gone`);
      for (const text of texts) {
        const without: Read = (file) =>
          file === changed
            ? `;${installed(file).replaceAll(typeof text === 'string' ? text : new RegExp(text, 'g'), '')}`
            : installed(file);
        expect(findChange(row, without)).toContain(sentence);
      }
    }
  });
});

/**
 * Components that ours take the place of, each with the start of its SHA-256 when ours was made, without
 * comments and without what a formatter adds.
 */
const ejected = {
  'theme-classic/theme/AnnouncementBar/index.js': 'b06b7f458a7b',
  'theme-classic/theme/BlogListPage/index.js': 'dede87aa1a15',
  'theme-classic/theme/BlogPostItem/Footer/ReadMoreLink/index.js': 'b099eea639d8',
  'theme-classic/theme/ColorModeToggle/index.js': 'aea713372c78',
  'theme-classic/theme/DocVersionBadge/index.js': 'afdb9aaff83e',
  'theme-classic/theme/DocsRoot/index.js': '3877bccd14f7',
  'theme-classic/theme/EditThisPage/index.js': '545e98254586',
  'theme-classic/theme/ErrorPageContent.js': 'bc9d3d394a74',
  'theme-classic/theme/Footer/Copyright/index.js': '807be81f53aa',
  'theme-classic/theme/Footer/Links/MultiColumn/index.js': 'f84bf828c701',
  'theme-classic/theme/Icon/ExternalLink/index.js': '6ab508d371b4',
  'theme-classic/theme/Icon/Home/index.js': '4197d2ba7f69',
  'theme-classic/theme/Icon/Menu/index.js': '7b9e672dbd47',
  'theme-classic/theme/NotFound/Content/index.js': 'd3ddea2cf91e',
  'theme-classic/theme/SearchMetadata/index.js': '26d6bf2eb005',
  'theme-classic/theme/SearchBar.js': 'ddc41e0e99b9',
  'theme-classic/theme/TOCCollapsible/index.js': '8aed420a72ba',
  'theme-classic/theme/TOCItems/Tree.js': '5b113306731e',
  'core/client/theme-fallback/Error/index.js': 'a4cbcadf8ec4',
};

/** `Icon/Home` for the file of that component. */
function componentOf(file: string): string {
  return file.replace(/^.*\/theme(?:-fallback)?\/|(?:\/index)?\.js$/g, '');
}

function findOtherComponents(read: Read): string[] {
  return Object.entries(ejected).flatMap(([file, known]) => {
    const bare = read(file).replace(/\/\*[^]*?\*\/|\/\/.*|[\s();,]+/g, '');
    const hash = createHash('sha256').update(bare).digest('hex').slice(0, known.length);
    const name = componentOf(file);
    return hash === known
      ? []
      : `Docusaurus no longer has the component ${name} that src/theme/${name} was made from; see ${locate(file)}, whose hash is now ${hash}.`;
  });
}

describe('components of the theme that ours take the place of', () => {
  it('are those that the README of src/theme says were ejected', () => {
    const readme = readFileSync('src/theme/README.md', 'utf8');
    const names = [...readme.matchAll(/^\| `(.+?)` +\| eject/gm)].map(([, name]) => name);
    expect(Object.keys(ejected).map(componentOf).sort()).toEqual(names.sort());
  });

  it('are those that ours were made from', () => {
    expect(findOtherComponents(installed)).toEqual([]);
  });

  it('are named when they are others', () => {
    expect(findOtherComponents((file) => (file.includes('Tree') ? '' : installed(file)))).toContain(
      'Docusaurus no longer has the component TOCItems/Tree that src/theme/TOCItems/Tree was made from; see node_modules/@docusaurus/theme-classic/lib/theme/TOCItems/Tree.js, whose hash is now e3b0c44298fc.',
    );
  });
});

/** A private path of a package, or its address as text. */
const privatePath = /['"`]@docusaurus\/[\w-]+\/(?:lib|src|internal)\b/;

it('names private files of Docusaurus in one place of Node and one of the browser', () => {
  const files = ['packages', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter(
    (file) =>
      /\.(?:tsx?|cjs)$/.test(file) && !file.includes('node_modules') && !file.startsWith(own),
  );
  expect(sources.filter((file) => privatePath.test(readFileSync(file, 'utf8'))).sort()).toEqual([
    'packages/reader/src/docusaurus.ts',
    // A type, for `scripts/build-site.ts`.
    'src/types/generated.d.ts',
  ]);
});
