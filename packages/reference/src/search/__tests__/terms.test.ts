import { describe, expect, it } from 'vitest';
import { findNameTerms, findQueryTerms, findTerms } from '../terms';

const stems = (text: string): string[] => findTerms(text).map(({ stem }) => stem);
const wanted = (query: string): string[] => findQueryTerms(query).map(({ text }) => text);

describe('findTerms', () => {
  it('brings the forms of a word together', () => {
    expect(new Set(stems('tokens token'))).toEqual(new Set(['token']));
    expect(new Set(stems('deprecated deprecation deprecating'))).toEqual(new Set(['deprec']));
  });

  it('leaves out what a question is asked with, unless there is nothing else', () => {
    expect(stems('What happens when an account is closed?')).toEqual(['account', 'close']);
    expect(stems('How to')).toEqual(['how', 'to']);
  });

  it('reads phrases of the synonyms, and their words', () => {
    expect(findTerms('Log in twice').map(({ text, start, end }) => [text, start, end])).toEqual([
      ['log in', 0, 6],
      ['log', 0, 3],
      ['twice', 7, 12],
    ]);
  });

  it('brings a phrase and its plural together', () => {
    expect(stems('rate limits')[0]).toBe(stems('rate limit')[0]);
  });

  it('keeps a word apart that stands for itself', () => {
    expect(stems('paging pages')).toEqual(['paging', 'page']);
  });
});

describe('findNameTerms', () => {
  it('gives the words of a name and the whole of it', () => {
    expect(findNameTerms('spaceById').map(({ text }) => text)).toEqual([
      'space',
      'id',
      'spacebyid',
    ]);
  });
});

describe('findQueryTerms', () => {
  it.each([
    ['log in to chat', ['log in', 'chat']],
    ['token tokens', ['token']],
    ['what replaces createPost', ['replaces', 'createpost']],
  ])('reads "%s"', (query, terms) => {
    expect(wanted(query)).toEqual(terms);
  });
});
