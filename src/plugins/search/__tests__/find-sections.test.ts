import { describe, expect, it } from 'vitest';
import { findSections } from '../find-sections';

describe('findSections', () => {
  it('gives headings of levels 2 and 3 the anchors of Docusaurus', async () => {
    const mdx = [
      '---\ntitle: One\n---\n',
      '## Use `spaceById` in {product}\n',
      '### Set [limits](/docs)\n',
      '#### Set limits\n',
      '## Set limits\n',
      '## Given {/* #own-anchor */}\n',
      '```md\n## In code\n```\n',
    ].join('\n');
    expect(await findSections('docs/one.mdx', mdx, { product: 'Acme' })).toEqual([
      ['Use spaceById in Acme', 'use-spacebyid-in-acme'],
      ['Set limits', 'set-limits'],
      ['Set limits', 'set-limits-2'],
      ['Given', 'own-anchor'],
    ]);
  });
});
