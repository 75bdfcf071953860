import { expect, it } from 'vitest';
import type { CheckedFile } from '../check-file';
import { findDuplicateRoutes } from '../check-routes';

const file = (path: string, kind: CheckedFile['kind'], slug?: string): CheckedFile => ({
  file: path,
  kind,
  slug,
  fields: {},
  tree: undefined,
  problems: [],
  samples: 0,
});

it('accepts files with addresses of their own', () => {
  const files = [file('docs/chat.mdx', 'docs'), file('docs/versioning/index.mdx', 'docs')];
  expect(findDuplicateRoutes(files)).toEqual([]);
});

it('finds a folder and a file with one address', () => {
  const files = [file('docs/chat.mdx', 'docs'), file('docs/chat/index.mdx', 'docs')];
  expect(findDuplicateRoutes(files)).toEqual([
    {
      file: 'docs/chat/index.mdx',
      line: 1,
      column: 1,
      message:
        'Unexpected address /docs/chat, which docs/chat.mdx has too. Rename the file, or change its slug.',
    },
  ]);
});

it('finds a slug that another file has by its name', () => {
  const files = [file('docs/chat.mdx', 'docs'), file('docs/talk.mdx', 'docs', 'chat')];
  expect(findDuplicateRoutes(files).map(({ message }) => message)).toEqual([
    'Unexpected address /docs/chat, which docs/chat.mdx has too. Rename the file, or change its slug.',
  ]);
});

it('gives no address to parts of pages', () => {
  const files = [file('docs/_chat/index.mdx', 'docs'), file('docs/_chat.mdx', 'docs')];
  expect(findDuplicateRoutes(files)).toEqual([]);
});
