import { describe, expect, it } from 'vitest';
import { findSections } from '../find-guides';

const mdx = { format: 'mdx', hasComments: false, maintainCase: false, placeholders: {} } as const;

describe('findSections', () => {
  it('gives headings of levels 2 and 3 the anchors of Docusaurus', async () => {
    const text = [
      '---\ntitle: One\n---\n',
      '## Use `spaceById` in {product}\n',
      '### Set [limits](/docs)\n',
      '#### Set limits\n',
      '## Set limits\n',
      '## Given {/* #own-anchor */}\n',
      '```md\n## In code\n```\n',
    ].join('\n');
    const { sections } = await findSections('docs/one.mdx', text, {
      ...mdx,
      placeholders: { product: 'Acme' },
    });
    expect(sections).toEqual([
      ['Use spaceById in Acme', 'use-spacebyid-in-acme'],
      ['Set limits', 'set-limits'],
      ['Set limits', 'set-limits-2'],
      ['Given', 'own-anchor'],
    ]);
  });

  it('gives the text of each section, a sentence, row, command or message a line', async () => {
    const text = [
      'Intro of {product}.\n',
      '## One\n',
      'First [sentence](https://a.example).\nSecond `code`.\n',
      '| a | b |\n|---|---|\n| c | d |\n',
      '```sh\ncurl x\n```\n',
      '```ts\nconst hidden = 1;\n```\n',
      '```json\n{ "errors": [{ "message": "No \\"a\\"." }], "name": "hidden" }\n```\n',
      '- item\n',
      ':::note\n\nInside.\n\n:::\n',
      '## Two\n',
    ].join('\n');
    const { texts } = await findSections('docs/one.mdx', text, {
      ...mdx,
      placeholders: { product: 'Acme' },
    });
    expect(texts).toEqual([
      'Intro of Acme.',
      'First sentence.\nSecond code.\na · b\nc · d\ncurl x\nNo "a".\nitem\nInside.',
      '',
    ]);
  });
});
