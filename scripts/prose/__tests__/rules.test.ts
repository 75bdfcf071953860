import { describe, expect, it } from 'vitest';
import { formatProblem } from 'graphql-docs-reference/graphql';
import { checkText } from '../check-text';

function check(file: string, ...lines: readonly string[]): string[] {
  return checkText(file, lines.join('\n')).map(formatProblem);
}

const thirtyWords = 'read this '.repeat(15).trim();

describe('rules of prose', () => {
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

  it('wants the noun again, and people in the place of whoever', () => {
    expect(
      check(
        'a.md',
        'Whoever asks gets the limits of a user instead of those of an address.',
        'This is next to that of which the name is left out.',
      ),
    ).toEqual([
      'a.md:1:1 Unexpected "Whoever", expected a noun, such as "Everyone who". (word-list)',
      'a.md:1:51 Unexpected "those of an", expected the noun again. (word-list)',
    ]);
  });

  it('wants "if" for a condition, and allows "where" for a place', () => {
    expect(
      check(
        'a.md',
        'Null where it was deleted.',
        'Where nobody is signed in, it is empty where nothing was entered.',
        'Where everybody goes: the page where they meet, and where it takes place.',
      ),
    ).toEqual([
      'a.md:1:6 Unexpected "where", expected "if". (word-list)',
      'a.md:2:1 Unexpected "Where nobody", expected "if". (word-list)',
      'a.md:2:40 Unexpected "where nothing", expected "if". (word-list)',
    ]);
  });

  it('counts the words of a sentence, and a piece of code as one', () => {
    expect(check('a.md', `${thirtyWords}.`, `\`some code\` ${thirtyWords}.`)).toEqual([
      'a.md:2:1 Unexpected sentence of 31 words, expected at most 30. Split it or cut it. (sentence-length)',
    ]);
  });

  it('reports nouns for verbs, and German in English words', () => {
    expect(check('a.md', 'The check of a file runs since 2 days, not since 2024.')).toEqual([
      'a.md:1:1 Unexpected "The check of", expected the verb, such as "check". (word-list)',
      'a.md:1:26 Unexpected "since", expected "for". (word-list)',
    ]);
  });

  it('reports what its author meant to write later', () => {
    expect(check('docs/a.mdx', 'TODO: Say why. Lorem ipsum. It is in `TODO.md`.')).toEqual([
      'docs/a.mdx:1:1 Unexpected "TODO", expected the text, or nothing. (word-list)',
      'docs/a.mdx:1:16 Unexpected "Lorem", expected the text, or nothing. (word-list)',
    ]);
  });

  it('counts a placeholder as one word', () => {
    expect(check('docs/a.mdx', `{product} ${thirtyWords}.`)).toEqual([
      'docs/a.mdx:1:1 Unexpected sentence of 31 words, expected at most 30. Split it or cut it. (sentence-length)',
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
});
