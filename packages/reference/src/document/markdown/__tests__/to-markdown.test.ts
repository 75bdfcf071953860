import { describe, expect, it } from 'vitest';
import type { RootContent } from 'mdast';
import type { Example, Member } from '../../tree';
import { codeFrame, heading, inlineCode, link, list, paragraph, tableRow, text } from '../../tree';
import { toMarkdown } from '..';

/** What stands below the title. */
const body = (...children: RootContent[]): string =>
  toMarkdown({ title: 'T', description: 'D', tree: { type: 'root', children } }).replace(
    '# T\n\n> D\n\n',
    '',
  );

const member: Member = {
  type: 'member',
  coordinate: 'Space.members(limit:)',
  typeRef: { type: 'typeRef', text: 'Int!', href: '/docs/int' },
  children: [],
};

const request = codeFrame('graphql', [[['{ a }', 'member', '/docs/a']]], { title: 'Request' });
const response = codeFrame('json', [[['1', 'number']]], { title: 'Response', highlighted: [1] });

const admin = { id: 'admin', label: 'Space admin', sends: 'As a space admin', description: '' };
const example: Example = {
  type: 'example',
  name: 'space',
  as: admin,
  callers: [admin],
  children: [paragraph(text('One.')), request, response],
};

describe('toMarkdown', () => {
  it('opens with title and description', () => {
    const tree = { type: 'root' as const, children: [paragraph(text('One.'))] };
    expect(toMarkdown({ title: '@tag', description: 'Marks: "it".', tree })).toBe(
      '# @tag\n\n> Marks: "it".\n\nOne.\n',
    );
  });

  it('keeps a long description on one line', () => {
    const description = 'word '.repeat(40).trim();
    expect(toMarkdown({ title: 'T', description, tree: { type: 'root', children: [] } })).toBe(
      `# T\n\n> ${description}\n`,
    );
  });

  it.each<[string, RootContent, string]>([
    ['a heading', heading(3, 'returned-by', [text('Returned by')]), '### Returned by\n'],
    [
      'a heading of a member by its coordinate',
      heading(3, 'name', [inlineCode('name')], 'Space.name'),
      '### `Space.name`\n',
    ],
    ['a paragraph', paragraph(text('a '), link('/b', inlineCode('B'))), 'a [`B`](/b)\n'],
    [
      'emphasis and breaks',
      paragraph(
        { type: 'emphasis', children: [text('a')] },
        { type: 'break' },
        { type: 'strong', children: [text('b')] },
      ),
      '*a*\\\n**b**\n',
    ],
    ['a list', list([[text('a')], [inlineCode('b')]]), '- a\n- `b`\n'],
    [
      'a table',
      { type: 'table', children: [tableRow([text('A')]), tableRow([inlineCode('b|c')])] },
      '| A |\n| - |\n| `b\\|c` |\n',
    ],
    [
      'lines of text in a table',
      { type: 'table', children: [tableRow([text('a\nb')]), tableRow([text('c.\nD')])] },
      '| a b |\n| - |\n| c. D |\n',
    ],
    ['a quotation', { type: 'blockquote', children: [paragraph(text('a'))] }, '> a\n'],
    ['a rule', { type: 'thematicBreak' }, '---\n'],
    ['code', { type: 'code', lang: 'ts', value: 'a' }, '```ts\na\n```\n'],
    [
      'a frame',
      codeFrame('ts', [[['a', 'member', '/b'], ['()']], [['c']]]),
      '```ts\na()\nc\n```\n',
    ],
    ['a frame with a title', request, '**Request**\n\n```graphql\n{ a }\n```\n'],
    [
      'an example with its caller',
      example,
      'One.\n\nAs a space admin:\n\n**Request**\n\n```graphql\n{ a }\n```\n\n**Response**\n\n```json\n1\n```\n',
    ],
    [
      'a step of a scenario',
      {
        ...example,
        scenario: { name: 'join', step: 'Ask', number: 1, count: 2, isLook: false },
        children: [request],
      },
      '**Step 1 of 2: Ask**\n\nAs a space admin:\n\n**Request**\n\n```graphql\n{ a }\n```\n',
    ],
    [
      'a member below its heading',
      { ...member, isRequired: true, children: [paragraph(text('How many.'))] },
      '[`Int!`](/docs/int), required\n\nHow many.\n',
    ],
    [
      'a member at home by its coordinate',
      { ...member, name: 'limit', anchor: 'members.limit', default: '`' },
      '`Space.members(limit:)`: [`Int!`](/docs/int), optional, default `` ` ``\n',
    ],
    [
      'a member elsewhere by its name',
      { ...member, name: 'limit', href: '/docs/space#limit', isRequired: true, isDeprecated: true },
      '[`limit`](/docs/space#limit): [`Int!`](/docs/int), required, deprecated\n',
    ],
    [
      'a member without a home',
      { ...member, name: 'limit', typeRef: { type: 'typeRef', text: '[Int]' } },
      '`limit`: `[Int]`\n',
    ],
    [
      'a folded list',
      { type: 'fold', label: '1 field', children: [{ ...member, name: 'limit' }] },
      '**1 field**\n\n`limit`: [`Int!`](/docs/int)\n',
    ],
    [
      'a field by its coordinate, with all that is said of it',
      {
        type: 'field',
        typeRef: member.typeRef,
        hints: ['1 argument'],
        children: [
          heading(3, 'slug', [inlineCode('slug')], 'Space.slug'),
          paragraph(text('Part of the address.')),
          paragraph(text('It stays.')),
        ],
      },
      '### `Space.slug`\n\n[`Int!`](/docs/int)\n\nPart of the address.\n\nIt stays.\n',
    ],
    [
      'a deprecation',
      { type: 'deprecation', children: [paragraph(text('Use another.'))] },
      '> **Deprecated.**\n>\n> Use another.\n',
    ],
    [
      'a migration',
      {
        type: 'migration',
        before: [codeFrame('text', [[['a']]], { title: 'Before' })],
        after: [codeFrame('text', [[['b']]], { title: 'After' }), response],
      },
      '**Before**\n\n```text\na\n```\n\n**After**\n\n```text\nb\n```\n\n**Response**\n\n```json\n1\n```\n',
    ],
    [
      'a map of domains',
      { type: 'domainMap', entries: [[link('#a', text('A')), text(' 1')]], arcs: [] },
      '- [A](#a) 1\n',
    ],
    [
      'phrasing of our own',
      paragraph(
        { type: 'typeRef', text: '[A!]', href: '/a' },
        text(' '),
        { type: 'typeRef', text: 'B' },
        text(' '),
        { type: 'enumValue', coordinate: 'A.B', name: 'B', isDeprecated: false },
        text(' '),
        { type: 'badge', kind: 'deprecated' },
      ),
      '[`[A!]`](/a) `B` `A.B` (deprecated)\n',
    ],
  ])('prints %s', (_what, node, printed) => {
    expect(body(node)).toBe(printed);
  });

  it('shows a whole document in place of its part, and why code is not valid', () => {
    const part = codeFrame('graphql', [[['a: B']]], { document: 'type A {\n  a: B\n}' });
    expect(body(part)).toBe('```graphql\ntype A {\n  a: B\n}\n```\n');
    expect(body(codeFrame('graphql', [[['{ x }']]], { unchecked: 'a fault' }))).toBe(
      '```graphql unchecked="a fault"\n{ x }\n```\n',
    );
  });

  it.each<[string, RootContent]>([
    ['html', { type: 'html', value: '<b>' }],
    ['html', paragraph({ type: 'html', value: '<b>' })],
    [
      'definition',
      { type: 'fold', label: '', children: [{ type: 'definition', identifier: 'a', url: 'b' }] },
    ],
  ])('refuses %s, which a page does not have', (type, node) => {
    expect(() => body(node)).toThrow(
      `Unexpected ${type}, which has no Markdown. Write it as Markdown, or say in packages/reference/src/document/markdown how its text reads.`,
    );
  });
});
