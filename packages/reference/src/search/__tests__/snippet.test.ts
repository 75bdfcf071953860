import { describe, expect, it } from 'vitest';
import { findSnippet } from '../mark-matches';
import { findQueryTerms } from '../terms';

const snippet = (text: string, query: string): string => findSnippet(text, findQueryTerms(query));
const long = 'Servers in every region keep a copy of what was said before: ';

describe('findSnippet', () => {
  it('gives the whole line that says the most', () => {
    expect(snippet('A token.\nRefresh the token soon.\nThe end.', 'refresh token')).toBe(
      'Refresh the token soon.',
    );
  });

  it('gives a row with its cells apart', () => {
    expect(snippet('lint · Next major release · The same', 'release')).toBe(
      'lint · Next major release · The same',
    );
  });

  it('begins a long line at a clause before the match', () => {
    expect(snippet(`${long}${long}this is the cookie.`, 'cookie')).toBe('… this is the cookie.');
  });

  it('gives nothing where nothing is said', () => {
    expect(snippet('A token.', 'cookie')).toBe('');
  });
});
