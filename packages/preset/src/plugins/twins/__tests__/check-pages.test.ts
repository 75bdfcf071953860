import { expect, it } from 'vitest';
import { checkPages } from '..';

const twins = [{ path: '/' }, { path: '/docs/errors' }];

it('accepts pages that all have a twin, but for those that say nothing', () => {
  expect(() => {
    checkPages(['/', '/docs/errors', '/404.html', '/docs'], twins);
  }).not.toThrow();
});

it('names each page without a twin, and each twin without a page', () => {
  expect(() => {
    checkPages(['/', '/docs/chat', '/docs/feed'], twins);
  }).toThrow(
    [
      'Unexpected page /docs/chat without Markdown, expected a twin of it.',
      'Unexpected page /docs/feed without Markdown, expected a twin of it.',
      'Unexpected Markdown of /docs/errors, which is no page.',
      'Make the twin in packages/preset/src/content/twins/make-twins.ts, or say in packages/reference/src/document/twin-path.ts why the page has none.',
    ].join('\n'),
  );
});

it('names every page where addresses end with a slash, instead of writing none in silence', () => {
  expect(() => {
    checkPages(['/', '/docs/errors/'], twins);
  }).toThrow('Unexpected page /docs/errors/ without Markdown');
});
