import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { InputError, suggest } from '../problem';

const problem = { file: 'a.graphql', line: 3, column: 5, message: 'Unexpected\n  name "x".' };

describe('InputError', () => {
  it('says file, line, column and message in one line', () => {
    expect(new InputError([problem]).message).toBe(
      '1 problem in the input:\na.graphql:3:5 Unexpected name "x".',
    );
  });

  it('shows 15 problems', () => {
    const { message } = new InputError(Array.from({ length: 15 }, () => problem));
    expect(message.split('\n')).toHaveLength(16);
    expect(message.split('\n').at(0)).toBe('15 problems in the input:');
    expect(message.split('\n').at(-1)).toBe('a.graphql:3:5 Unexpected name "x".');
  });

  it('counts the problems beyond 15', () => {
    const { message } = new InputError(Array.from({ length: 40 }, () => problem));
    expect(message.split('\n')).toHaveLength(17);
    expect(message.split('\n').at(0)).toBe('40 problems in the input:');
    expect(message.split('\n').at(-1)).toBe('… and 25 more.');
  });

  it('has nothing that a terminal takes for a command', () => {
    const file = 'a\x1b[31m\x1b]0;title\x07\r\x9b2J.graphql';
    expect(new InputError([{ ...problem, file }]).message).toBe(
      '1 problem in the input:\na[31m]0;title2J.graphql:3:5 Unexpected name "x".',
    );
  });

  it('has no stack beyond its message', () => {
    const error = new InputError([problem]);
    expect(error.stack).toBe(error.message);
  });

  it('is printed as its message', () => {
    const error = new InputError([problem]);
    expect(inspect(error)).toBe(error.message);
  });
});

describe('suggest', () => {
  it('names the nearest candidate', () => {
    expect(suggest('nam', ['name', 'level'])).toBe(' Did you mean "name"?');
  });

  it('names two candidates at most', () => {
    expect(suggest('abcd', ['abcf', 'abce', 'abcg'])).toBe(' Did you mean "abce" or "abcf"?');
  });

  it('says nothing where no candidate is near', () => {
    expect(suggest('visibility', ['name', 'level'])).toBe('');
  });
});
