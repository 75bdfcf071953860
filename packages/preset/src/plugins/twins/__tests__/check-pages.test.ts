import { expect, it } from 'vitest';
import { checkPages } from '..';

const twins = [{ path: '/' }, { path: '/docs/errors' }];

it('accepts pages that all have a twin, but for those of React and the one that says nothing', () => {
  expect(() => {
    checkPages(['/', '/docs/errors', '/404.html', '/counter'], twins, ['/', '/counter']);
  }).not.toThrow();
});

it('names each page without a twin, and each twin without a page', () => {
  expect(() => {
    checkPages(['/', '/docs/chat', '/docs/feed'], twins, []);
  }).toThrow(
    [
      'Unexpected page /docs/chat without Markdown, expected a twin of it.',
      'Unexpected page /docs/feed without Markdown, expected a twin of it.',
      'Unexpected Markdown of /docs/errors, which is no page.',
      'With "documents.docs", Markdown is made of guides, posts, the reference and the home page. Write documents: true for a site with other pages.',
    ].join('\n'),
  );
});

it('names every page where addresses end with a slash, instead of writing none in silence', () => {
  expect(() => {
    checkPages(['/', '/docs/errors/'], twins, []);
  }).toThrow('Unexpected page /docs/errors/ without Markdown');
});
