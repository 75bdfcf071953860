import { describe, expect, it } from 'vitest';
import { formatProblem } from 'graphql-docs-reference/graphql';
import { checkText } from '../check-text';

function check(file: string, ...lines: readonly string[]): string[] {
  return checkText(file, lines.join('\n')).map(formatProblem);
}

describe('checkText', () => {
  it('places what the parsers of MDX and GraphQL cannot read', () => {
    expect(check('docs/a.mdx', 'Text', '', '<b>')).toEqual([
      'docs/a.mdx:3:1 Expected a closing tag for `<b>` (3:1-3:4)',
    ]);
    expect(check('docs/a.mdx', 'A {b')).toEqual([
      'docs/a.mdx:1:5 Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ]);
    expect(check('a.graphql', 'type A {', '  b: }')).toEqual([
      'a.graphql:2:6 Syntax Error: Expected Name, found "}".',
    ]);
  });

  it('leaves code, addresses, attributes and placeholders alone', () => {
    expect(
      check(
        'docs/a.mdx',
        'import Mend from "./mend"',
        '',
        'Call `mend()` at {mend}, as in [the list](./mend.mdx "mend").',
        '',
        '<Mend mend="mend">Fix it.</Mend>',
        '',
        '```ts title="mend"',
        'mend();',
        '```',
      ),
    ).toEqual([]);
  });

  it('reads headings, lists, tables, pictures, front matter and the words of diagrams', () => {
    expect(
      check(
        'docs/a.mdx',
        '---',
        'title: Mend a page',
        'description: "How to mend"',
        'slug: /mend',
        '---',
        '## Mend it',
        '- First.',
        '  Then',
        '  mend it.',
        '',
        '| Fix | Mend |',
        '|---|---|',
        '| `a` | mend |',
        '',
        '![They mend it](a.png)',
        '',
        '```mermaid',
        'flowchart TD',
        '  accTitle: We mend it',
        '  mend --> it',
        '```',
      ).map((line) => line.replace(/ Unexpected.*/, '')),
    ).toEqual([
      'docs/a.mdx:2:8',
      'docs/a.mdx:3:22',
      'docs/a.mdx:6:4',
      'docs/a.mdx:9:3',
      'docs/a.mdx:11:9',
      'docs/a.mdx:13:9',
      'docs/a.mdx:15:8',
      'docs/a.mdx:19:16',
    ]);
  });

  it('reads descriptions, reasons and comments of SDL', () => {
    expect(
      check(
        'schema/a.graphql',
        '# Spaces and',
        '# how to mend them.',
        '"To mend."',
        'type Mend {',
        '  """',
        '  First line.',
        '    mend',
        '  Last, mend.',
        '  """',
        '  mend(mend: ID = "mend"): ID @deprecated(reason: "Use `mend` to mend.")',
        '}',
      ).map((line) => line.replace(/ Unexpected.*/, '')),
    ).toEqual([
      'schema/a.graphql:2:10',
      'schema/a.graphql:3:5',
      'schema/a.graphql:7:5',
      'schema/a.graphql:8:9',
      'schema/a.graphql:10:66',
    ]);
  });

  it('reads the sentences above a request, and not what they set', () => {
    expect(
      check(
        'schema/examples/a.graphql',
        '# Mend a name.',
        '# deprecated: mend',
        'query Mend { mend(name: "mend") }',
      ),
    ).toEqual(['schema/examples/a.graphql:1:3 Unexpected "Mend", expected "fix". (word-list)']);
  });

  it('takes what follows a comment with a reason out, and nothing more', () => {
    expect(
      check(
        'docs/a.mdx',
        '{/* prose: quotes an old message */}',
        '',
        '- "Mend it."',
        '- "Mend that."',
        '',
        'Mend.',
      ),
    ).toEqual(['docs/a.mdx:6:1 Unexpected "Mend", expected "fix". (word-list)']);
  });

  it('refuses a comment without a reason, and one that nothing needs', () => {
    expect(
      check('a.md', '<!-- prose: -->', '', 'Mend.', '', '<!-- prose: old -->', '', 'Fix.'),
    ).toEqual([
      'a.md:1:1 Unexpected "prose:" alone, expected the reason after it. (opt-out)',
      'a.md:5:1 Unexpected "prose:" before a text without problems. Delete it. (opt-out)',
    ]);
  });
});
