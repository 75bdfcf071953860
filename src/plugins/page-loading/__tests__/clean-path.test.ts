import { expect, it } from 'vitest';
import { cleanPath } from '../client/clean-path';

it.each([
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro/'],
  ['/docs/index.html.html', '/docs/index.html'],
  ['/docs/html', '/docs/html'],
])('takes %s for %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
