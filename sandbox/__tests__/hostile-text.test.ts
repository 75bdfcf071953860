import { describe, expect, it } from 'vitest';
import { isAddress, isEmail, isLanguageTag } from 'graphql-docs-reference/graphql';
import { hasHtml } from '../shared/html';
import { firstAddress, withoutLinks, withoutMarkup } from '../shared/text';

/** Read once, it takes milliseconds; read again from each of its characters, longer than a test may. */
const many = 200_000;

describe('reads a text of any length once', () => {
  it.each([
    ['a host', `https://${'a'.repeat(many)} `],
    ['a path', `https://a/${'a/'.repeat(many)} `],
  ])('as an address with %s that ends in a space', (_name, text) => {
    expect(isAddress(text)).toBe(false);
  });

  it.each([
    ['a local part', `${'a.'.repeat(many)}@`],
    ['a domain', `a@${'a.'.repeat(many)}`],
  ])('as an email address with %s that does not end', (_name, text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('as a language tag', () => {
    expect(isLanguageTag(`en${'-aa'.repeat(many)}-`)).toBe(false);
  });

  it.each(['<', '<a', '<a ', '<a\n', '`', '` ``', '](', '`\n', '\\', '```\n'])(
    'as HTML that opens and never closes: %s',
    (part) => {
      expect(hasHtml(part.repeat(many))).toBe(false);
    },
  );

  it.each(['[', '[](', '[]((', '[](()', '!['])('as a link that never closes: %s', (part) => {
    const text = part.repeat(many);
    expect(withoutLinks(text)).toBe(text);
  });

  it.each([
    ['marks', '#>-+* '.repeat(many)],
    ['blank lines', '\n'.repeat(many)],
  ])('as Markdown that is nothing but %s', (_name, text) => {
    expect(withoutMarkup(text)).toBe('');
  });

  it('as an address before punctuation', () => {
    const dots = '.'.repeat(many);
    expect(firstAddress(`https://a.example${dots} b`)).toBe('https://a.example');
    expect(firstAddress(`https://a.example${dots}b`)).toBe(`https://a.example${dots}b`);
    expect(firstAddress(`https://${dots}`)).toBeUndefined();
  });
});
