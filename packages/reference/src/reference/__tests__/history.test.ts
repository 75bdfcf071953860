import { describe, expect, it } from 'vitest';
import { render } from '../../document/html';
import { toMarkdown } from '../../document/markdown';
import { pageIn } from './page';
import { contextWithReleases } from './releases';

const context = contextWithReleases();
const htmlOf = (coordinate: string): string => render(pageIn(context, coordinate).tree).html;
const mark = (anchor: string, label: string): string =>
  `<a href=/docs/graphql/changelog#${anchor} class=historyMark>${label}</a>`;

describe('the page of a symbol', () => {
  it('says on top that the symbol changed, and leads to the change', () => {
    expect(htmlOf('Query.spaces')).toContain(
      `<p class=history>${mark('2026-06-15-Query.spaces', 'Changed on 15 June 2026')}`,
    );
  });

  it('says since when there is a type, and not again of what came with it', () => {
    const html = htmlOf('Kind');
    expect(html).toContain(`<p class=history>${mark('2026-06-15-Kind', 'Since 15 June 2026')}`);
    expect(html.match(/Since/g)).toHaveLength(1);
  });

  it('says of a field when it came or changed, and nothing of what was always there', () => {
    const marks = htmlOf('Space').match(/<a href=\S+ class=historyMark>[^<]+<\/a>/g);
    expect(marks).toEqual([
      mark('2026-06-15-Space.name', 'Changed on 15 June 2026'),
      mark('2026-06-15-Space.slug', 'Since 15 June 2026'),
      mark('2026-06-15-Space.kind', 'Since 15 June 2026'),
    ]);
  });

  it('says of an argument that it changed', () => {
    expect(htmlOf('Query.spaces')).toContain(
      mark('2026-06-15-Query.spaces.limit', 'Changed on 15 June 2026'),
    );
  });

  it('says of a value that no release has it yet', () => {
    expect(htmlOf('Kind')).toContain(mark('not-released-yet-Kind.CLOSED', 'Not released yet'));
  });

  it('says when something deprecated goes, once, and leads to all that goes', () => {
    const html = htmlOf('Query.old');
    expect(html).toContain('>Deprecated on 15 June 2026</a>');
    expect(html).toContain(
      'which has more. <a href=/docs/graphql/deprecated#Query.old class=historyMark>Removal on 30 September 2027</a>',
    );
    expect(html).not.toContain('2027-09-30');
  });

  it('says the same in Markdown', () => {
    expect(toMarkdown(pageIn(context, 'Query.old'))).toContain(
      '[Removal on 30 September 2027](/docs/graphql/deprecated#Query.old)',
    );
    expect(toMarkdown(pageIn(context, 'Kind'))).toContain(
      '[Since 15 June 2026](/docs/graphql/changelog#2026-06-15-Kind)',
    );
  });
});
