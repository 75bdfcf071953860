import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../tree';
import { paragraph, text } from '../../tree';
import { toElements, toHtml } from '..';

const node: Member = {
  type: 'member',
  coordinate: 'Space.members(limit:)',
  typeRef: { type: 'typeRef', text: 'Int' },
  children: [],
};

const int = '<code class=typeRef>Int</code>';

describe('a member', () => {
  it.each<[string, Partial<Member>, string]>([
    ['its type, where a heading names it', {}, int],
    [
      'a list, whose type is a link',
      { typeRef: { type: 'typeRef', text: '[Space!]!', href: '/docs/space' } },
      '<code class=typeRef>[<a href=/docs/space>Space</a>!]!</code>',
    ],
    [
      'that it is required',
      { isRequired: true },
      `${int}<span class="badge required">required</span>`,
    ],
    [
      'that it is deprecated',
      { isDeprecated: true },
      `${int}<span class="badge deprecated">deprecated</span>`,
    ],
    [
      'its default as text',
      { default: '"<b>"' },
      `${int}<wbr><span class=memberDefault>optional, default <code>"&#x3C;b>"</code></span>`,
    ],
    [
      'an empty default',
      { default: '' },
      `${int}<wbr><span class=memberDefault>optional, default <code></code></span>`,
    ],
    ['its description', { children: [paragraph(text('At most 100.'))] }, `${int}<p>At most 100.`],
    [
      'a folded list',
      { children: [{ type: 'fold', label: '1 field', children: [paragraph(text('a'))] }] },
      `${int}<details class=fold><summary>1 field</summary><p>a</details>`,
    ],
  ])('shows %s', (_what, facts, markup) => {
    expect(toHtml(toElements({ ...node, ...facts }))).toBe(`<div class=member>${markup}</div>`);
  });
});

describe('a member of a list', () => {
  it.each<[string, Partial<Member>, string]>([
    [
      'its name where it has neither anchor nor home',
      { name: 'limit' },
      `<code class=memberName>limit</code><code>Int</code>`,
    ],
    [
      'its name as a link to its own anchor',
      { name: 'limit', anchor: 'members.limit' },
      `<a id=members.limit href=#members.limit>limit</a><code>Int</code>`,
    ],
    [
      'its name as a link to its home elsewhere',
      { name: 'limit', href: '/docs/a#limit' },
      `<a href=/docs/a#limit>limit</a><code>Int</code>`,
    ],
    [
      'long names so that they break between their words',
      {
        name: 'viewerPermissions',
        typeRef: { type: 'typeRef', text: '[SpacePermissionKind!]', href: '/docs/p' },
        default: 'SPACE_PERMISSIONS',
      },
      '<code class=memberName>viewer<wbr>Permissions</code>' +
        '<code>[<a href=/docs/p>SpacePermission<wbr>Kind</a>!]</code>' +
        '<wbr><span class=memberDefault>optional, default <code>SPACE_<wbr>PERMISSIONS</code></span>',
    ],
  ])('shows %s', (_what, facts, term) => {
    const said = { children: [paragraph(text('At most 100.'))] };
    expect(toHtml(toElements({ ...node, ...said, ...facts }))).toBe(
      `<dl class=members><dt>${term}<dd><p>At most 100.</dl>`,
    );
  });

  it('is in one list with those beside it, and in no list with others', () => {
    const [first, second, last] = ['a', 'b', 'c'].map((name) => ({ ...node, name }));
    const children = [text('0'), first, second, text('1'), last].flatMap((one) => one ?? []);
    const list = (...names: string[]): string =>
      `<dl class=members>${names.map((name) => `<dt><code class=memberName>${name}</code><code>Int</code><dd>`).join('')}</dl>`;
    expect(toHtml(toElements({ type: 'fold', label: '', children } as Nodes))).toBe(
      `<details class=fold><summary></summary>0${list('a', 'b')}1${list('c')}</details>`,
    );
  });
});

describe('a value of an enum', () => {
  it('is an anchor and a link to it', () => {
    const value = { type: 'enumValue', coordinate: 'Level.LOW', name: 'LOW' } as const;
    expect(toHtml(toElements({ ...value, isDeprecated: false }))).toBe(
      '<span class=enumValue><a id=LOW href=#LOW><code>LOW</code></a></span>',
    );
    expect(toHtml(toElements({ ...value, isDeprecated: true }))).toBe(
      '<span class=enumValue><a id=LOW href=#LOW><code>LOW</code></a><span class="badge deprecated">deprecated</span></span>',
    );
  });

  it('breaks between its words where it is long', () => {
    const name = 'MODERATION_PENDING';
    const value = { type: 'enumValue', coordinate: `Level.${name}`, name } as const;
    expect(toHtml(toElements({ ...value, isDeprecated: false }))).toContain(
      '<code>MODERATION_<wbr>PENDING</code>',
    );
  });
});
