import { describe, expect, it } from 'vitest';
import type { RootContent } from 'mdast';
import { heading, inlineCode, link, paragraph, text } from '../../tree';
import { toMarkdown } from '..';

/** What stands below the title and the description, which is D. */
const body = (...children: RootContent[]): string =>
  toMarkdown({ title: 'T', description: 'D', tree: { type: 'root', children } }).replace(
    '# T\n\n> D\n\n',
    '',
  );

describe('the Markdown of a page', () => {
  it.each<[string, RootContent]>([
    ['what needs a script', { type: 'typeWordsSwitch' }],
    ['a drawing of what lists say', { type: 'neighbours', of: 'T', waysIn: [], waysOut: [] }],
  ])('leaves out %s, and the heading above it alone', (_what, node) => {
    const heading2 = heading(2, 'a-b', [text('A')]);
    expect(body(heading2, node, heading(2, 'c-d', [text('C')]), paragraph(text('One.')))).toBe(
      '## C\n\nOne.\n',
    );
  });

  it('shows early sections before the others', () => {
    const early = heading(2, 'c-d', [text('C')]);
    const children = [
      paragraph(text('One.')),
      heading(2, 'a-b', [text('A')]),
      paragraph(text('Two.')),
      { ...early, data: { ...early.data, isEarly: true } },
      paragraph(text('Three.')),
    ];
    expect(body(...children)).toBe('One.\n\n## C\n\nThree.\n\n## A\n\nTwo.\n');
  });

  it('does not say the description twice', () => {
    expect(body(paragraph(text('D')), paragraph(text('One.')))).toBe('One.\n');
    expect(body(paragraph(link('/d', text('D'))))).toBe('[D](/d)\n');
  });

  it('links a name in code once, and words each time', () => {
    const name = link('/a', inlineCode('A'));
    const words = link('/a', text('a'));
    expect(body(paragraph(name, text(' '), name, text(' '), words, text(' '), words))).toBe(
      '[`A`](/a) `A` [a](/a) [a](/a)\n',
    );
  });
});
