import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readGuideSamples } from '../read-guide-samples';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'read-guide-samples-'));
});

afterEach(() => rm(dir, { recursive: true }));

async function write(file: string, head: string, body: string): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), `---\n${head}\ndescription: Words.\n---\n\n${body}`);
}

const sample = '```graphql title="A" deprecated="why"\nquery A { a }\n```\n';

it('reads the samples that show something deprecated, with title and address of their page', async () => {
  await write(
    'docs/versioning/index.mdx',
    'title: Versions of {product}',
    `${sample}\n- In a list\n\n  ${sample.replaceAll('\n', '\n  ')}`,
  );
  await write('blog/2026-11-02-news/index.mdx', 'title: News', sample);
  await write('blog/2026-11-03-more.mdx', 'title: More\nslug: much-more', sample);
  expect(await readGuideSamples(dir, { product: 'Gardens' })).toEqual([
    { title: 'News', path: '/blog/2026/11/02/news', query: 'query A { a }' },
    { title: 'More', path: '/blog/much-more', query: 'query A { a }' },
    { title: 'Versions of Gardens', path: '/docs/versioning', query: 'query A { a }' },
    { title: 'Versions of Gardens', path: '/docs/versioning', query: 'query A { a }' },
  ]);
});

it('leaves out other samples, parts of pages, the reference, and what does not parse', async () => {
  await write(
    'docs/other.mdx',
    'title: A',
    '```graphql\nquery A { a }\n```\n\nIt says deprecated="why".\n',
  );
  await write('docs/_part.mdx', 'title: A', sample);
  await write('docs/graphql/a.mdx', 'title: A', sample);
  await write('docs/broken.mdx', 'title: A', `<b\n\n${sample}`);
  expect(await readGuideSamples(dir, { product: 'Gardens' })).toEqual([]);
});
