import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkTerms } from '../terms';

const terms = {
  '/docs/words#lending-desk': ['lending desk', 'lending desks'],
  '/docs/words#desk': ['desk', 'desks'],
  '/docs/words#r': ['R and D (all)', 're-issue'],
};

function linked(value: string, path = '/site/docs/intro.mdx'): string {
  const processor = unified().use(remarkParse).use(remarkTerms, terms);
  return toMarkdown(processor.runSync(processor.parse(value), new VFile({ path }))).trim();
}

it.each([
  ['the first use alone', 'A desk, a desk.', 'A [desk](/docs/words#desk), a desk.'],
  ['another form, as it is written', 'Desks.', '[Desks](/docs/words#desk).'],
  [
    'a term before one that is part of it',
    'A lending desk and a desk.',
    'A [lending desk](/docs/words#lending-desk) and a [desk](/docs/words#desk).',
  ],
  ['words with other signs', 'R and D (all) re-issue', '[R and D (all)](/docs/words#r) re-issue'],
  [
    'the first use in text',
    '# Desk\n\n`desk` *desk*',
    '# Desk\n\n`desk` *[desk](/docs/words#desk)*',
  ],
])('links %s', (_what, source, text) => {
  expect(linked(source)).toBe(text);
});

it.each([
  ['part of a word', 'A desktop, a hot-desk, undesked.'],
  ['a link', 'The [desk](/docs/desks).'],
])('leaves %s alone', (_what, source) => {
  expect(linked(source)).toBe(source);
});

it('leaves the page of the explanations alone', () => {
  expect(linked('A desk.', '/site/docs/words.mdx')).toBe('A desk.');
});
