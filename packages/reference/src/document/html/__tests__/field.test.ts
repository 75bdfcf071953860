import { describe, expect, it } from 'vitest';
import type { Field } from '../../tree';
import { heading, paragraph, text } from '../../tree';
import { toElements, toHtml } from '..';

const name = heading(3, 'slug', [text('slug')]);
const node: Field = {
  type: 'field',
  typeRef: { type: 'typeRef', text: 'ID' },
  children: [name, paragraph(text('Part of the address.'))],
};
const title = '<hgroup><h3 id=slug><a href=#slug>slug</a></h3><p><code>ID</code></hgroup>';

describe('a field', () => {
  it.each<[string, Partial<Field>, string]>([
    [
      'a row, where there is no more to say',
      {},
      `<div class=field><div>${title}<p>Part of the address.</div></div>`,
    ],
    [
      'a row that opens, where there is',
      { children: [...node.children, paragraph(text('It stays.'))] },
      `<div class=field><div>${title}<p>Part of the address.</div><details><summary aria-label="More about slug"></summary><div><p>It stays.</div></details></div>`,
    ],
    [
      'a row with a hint of what else there is',
      { hints: ['2 arguments'] },
      `<div class=field><div>${title}<p>Part of the address. <small>2 arguments</small></div></div>`,
    ],
    [
      'a row with hints, whose sign goes with what follows it',
      { hints: ['For members', '2 arguments'] },
      `<div class=field><div>${title}<p>Part of the address. <small>For members</small> <small>· 2 arguments</small></div></div>`,
    ],
    [
      'a row with a pattern as code',
      { limits: 'at most 3 characters, matches `^[a-z]+$`' },
      `<div class=field><div>${title.replace('</hgroup>', '')}<wbr><span class=memberLimits>at most 3 characters, matches <code>^[a-z]+$</code></span></hgroup><p>Part of the address.</div></div>`,
    ],
    [
      'a row without a sentence',
      { children: [name, paragraph()] },
      `<div class=field><div>${title}<p></div></div>`,
    ],
  ])('is %s', (_what, facts, markup) => {
    expect(toHtml(toElements({ ...node, ...facts }))).toBe(markup);
  });
});

describe('the tools above fields', () => {
  it('are a switch, and a filter where there are many', () => {
    const button =
      '<button class="typeWordsSwitch needsScripts" type=button aria-pressed=false data-island=type-words>Types in words</button>';
    expect(toHtml(toElements({ type: 'fieldTools' }))).toBe(
      `<div class=fieldTools>${button}</div>`,
    );
    expect(toHtml(toElements({ type: 'fieldTools', count: 20 }))).toContain(
      'placeholder="Filter 20 fields"',
    );
  });
});
