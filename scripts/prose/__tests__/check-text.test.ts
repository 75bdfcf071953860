import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/graphql/problem';
import { checkText } from '../check-text';

function check(file: string, ...lines: readonly string[]): string[] {
  return checkText(file, lines.join('\n')).map(formatProblem);
}

const thirtyWords = 'read this '.repeat(15).trim();

describe('checkText', () => {
  it('names a word of the list and a better one, in the order of the places', () => {
    expect(
      check('docs/chat.mdx', '# Chat', '', 'First, **mend** it.', 'The answer stands', 'anew.'),
    ).toEqual([
      'docs/chat.mdx:3:10 Unexpected "mend", expected "fix". (word-list)',
      'docs/chat.mdx:5:1 Unexpected "anew", expected "again". (word-list)',
    ]);
  });

  it('finds words of the list across lines, and knows their English neighbours', () => {
    expect(
      check(
        'a.md',
        'The rule stands',
        'in a file, which is no list.',
        'There is no list, and SSR stands for an amended default.',
      ),
    ).toEqual([
      'a.md:1:10 Unexpected "stands in", expected "is" or the verb for what happens. (word-list)',
      'a.md:2:18 Unexpected "is no list", expected "isn\'t". (word-list)',
    ]);
  });

  it('wants a subject where a sentence begins, also behind a number', () => {
    expect(check('a.md', 'At most 10. One that fails is gone, like the one that was old.')).toEqual(
      ['a.md:1:13 Unexpected "One that", expected a noun, such as "A token that". (word-list)'],
    );
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

  it('counts the words of a sentence, and a piece of code as one', () => {
    expect(check('a.md', `${thirtyWords}.`, `\`some code\` ${thirtyWords}.`)).toEqual([
      'a.md:2:1 Unexpected sentence of 31 words, expected at most 30. Split it or cut it. (sentence-length)',
    ]);
  });

  it('ends a sentence behind a number and an abbreviation', () => {
    expect(
      check('a.md', `At most 100. It is filled in. ${thirtyWords.replace('r', 'R')}.`),
    ).toEqual([]);
  });

  it('wants the one who acts in front, and allows a passive without one', () => {
    expect(
      check(
        'a.md',
        'The event is sent by the gateway, which was started by `run`.',
        'The event is sent by default, and is followed by its answer.',
      ),
    ).toEqual([
      'a.md:1:11 Unexpected passive "is sent by the", expected who acts in front of the verb. (passive-agent)',
      'a.md:1:41 Unexpected passive "was started by …", expected who acts in front of the verb. (passive-agent)',
    ]);
  });

  it('reports repeated words, articles and language that leaves people out', () => {
    expect(check('a.md', 'A account of of a chairman, on an invalid host.')).toEqual([
      'a.md:1:1 Unexpected article "A" before "account", expected "An". (indefinite-article)',
      'a.md:1:11 Unexpected repeated "of", remove one occurrence. (repeated-words)',
      'a.md:1:19 Unexpected potentially insensitive use of "chairman", in somes cases "chair", "head", "chairperson", "coordinator", "committee head", "moderator", "presiding officer" may be better. (equality)',
    ]);
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
