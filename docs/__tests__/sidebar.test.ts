import { expect, it } from 'vitest';
import { Globby } from '@docusaurus/utils';
import sidebars from '../../sidebars';

it('leads to each guide, so that readers find it', async () => {
  const listed = JSON.stringify(sidebars);
  const files = await Globby(['docs/**/*.mdx', '!docs/graphql/**']);
  const ids = files.map((file) => file.slice('docs/'.length, -'.mdx'.length));
  expect(ids).toContain('intro');
  expect(ids.filter((id) => !listed.includes(`"${id}"`))).toEqual([]);
});
