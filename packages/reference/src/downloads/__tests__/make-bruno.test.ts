import { expect, it } from 'vitest';
import type { RequestFolder } from '../collection';
import { exampleProduct as product } from '../../options/__tests__/example-product';
import { makeBruno } from '../make-bruno';

const folder = (slug: string, ...names: string[]): RequestFolder => ({
  label: slug,
  slug,
  requests: names.map((name) => ({
    body: { query: '{ a }' },
    token: undefined,
    name,
    sentence: 'Asks.',
    coordinate: `Query.${name}`,
    url: 'https://example.org',
    before: [],
    answer: { data: null },
    codes: [],
  })),
});

const list = (...folders: RequestFolder[]): string[] =>
  [...makeBruno(folders, { product }).keys()]
    .slice(3)
    .map((path) => path.replace('api-examples/', ''));

it('names the file of a request after it', () => {
  expect(list(folder('spaces', 'space', 'spaces.by-topic'))).toEqual([
    'spaces/folder.bru',
    'spaces/space.bru',
    'spaces/spaces.by-topic.bru',
  ]);
});

it('gives each a name of its own, also where case does not count', () => {
  const files = makeBruno([folder('spaces', 'folder', 'getX', 'getx', 'GETX')], { product });
  expect(list(folder('spaces', 'folder', 'getX', 'getx', 'GETX'))).toEqual([
    'spaces/folder.bru',
    'spaces/folder-2.bru',
    'spaces/getX.bru',
    'spaces/getx-2.bru',
    'spaces/GETX-3.bru',
  ]);
  expect(files.get('api-examples/spaces/folder.bru')).toBe('meta {\n  name: spaces\n  seq: 1\n}\n');
  expect(files.get('api-examples/spaces/folder-2.bru')).toContain('name: folder\n');
});

it('keeps folders apart from the one of environments', () => {
  expect(list(folder('environments', 'production'), folder('Environments', 'production'))).toEqual([
    'environments-2/folder.bru',
    'environments-2/production.bru',
    'Environments-3/folder.bru',
    'Environments-3/production.bru',
  ]);
});
