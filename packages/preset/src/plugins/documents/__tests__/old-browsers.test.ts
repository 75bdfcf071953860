import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import documents from '..';

const added = ['/modules/postcss-preset-env/index.js', {}];

it.each([
  [true, []],
  [false, [added]],
])('styles for old browsers are made once: by the minifier %s', (lightningCssMinimizer, left) => {
  const { configurePostCss } = documents(
    {
      siteDir: import.meta.dirname,
      generatedFilesDir: '/site/.docusaurus',
      siteConfig: { future: { faster: { lightningCssMinimizer } } },
    } as LoadContext,
    {} as Parameters<typeof documents>[1],
  );
  const { plugins } = configurePostCss?.({ plugins: [added] }) ?? {};
  expect(plugins).toEqual([
    ...left,
    expect.objectContaining({ postcssPlugin: 'leave-out-unused' }),
  ]);
});
