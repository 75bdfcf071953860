import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkPlaceholders, replacePlaceholders } from '../placeholders';

const placeholders = { product: 'Acme', 'urls.api': 'https://api.acme.example' };

function replaced(value: string): string {
  const file = new VFile({ path: '/site/docs/intro.mdx', value });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPlaceholders, placeholders);
  const tree = processor.runSync(processor.parse(file), file);
  return toMarkdown(tree, { extensions: [mdxToMarkdown()] });
}

describe('remarkPlaceholders', () => {
  it.each([
    ['in prose', 'About {product}.', 'About Acme.\n'],
    ['on a line of its own', '{ product }', 'Acme\n'],
    ['in a heading', '## {product}', '## Acme\n'],
    ['in inline code', '`{urls.api}/x`', '`https://api.acme.example/x`\n'],
    [
      'in a code block',
      '```bash\ncurl {urls.api}\n```',
      '```bash\ncurl https://api.acme.example\n```\n',
    ],
    ['in an address', '[API](<{urls.api}>)', '[API](https://api.acme.example)\n'],
  ])('replaces a placeholder %s', (_place, source, text) => {
    expect(replaced(source)).toBe(text);
  });

  it('leaves other expressions alone', () => {
    expect(replaced('{1 + 1} and `{unknown}`')).toBe('{1 + 1} and `{unknown}`\n');
  });

  it('places a name that is no placeholder', () => {
    const file = new VFile({ path: 'docs/intro.mdx', value: 'Text.\n\nAbout {prodct}.' });
    const processor = unified().use(remarkParse).use(remarkMdx);
    processor.use(remarkPlaceholders, placeholders).runSync(processor.parse(file), file);
    expect(file.messages.map(String)).toEqual([
      'docs/intro.mdx:3:7-3:15: Unexpected placeholder "prodct". Did you mean "product"?',
    ]);
  });
});

describe('replacePlaceholders', () => {
  it('replaces every placeholder and leaves other braces', () => {
    expect(replacePlaceholders('{product}: {product} {x} {}', placeholders)).toBe(
      'Acme: Acme {x} {}',
    );
  });
});
