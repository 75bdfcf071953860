import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Constraint } from '../constraint';
import { constraintFault, constraintOf, findConstraintFaults } from '../constraint';
import { constraintInWords } from '../constraint-in-words';

const schema = buildSchema(`
  directive @constraint(
    minLength: Int, maxLength: Int, min: Float, max: Float, minItems: Int, maxItems: Int
    format: String, startsWith: String, nullable: Boolean, uniqueTypeName: String
  ) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | SCALAR
  scalar Code @constraint(maxLength: 3)
  scalar Slug
  extend scalar Slug @constraint(maxLength: 4)
  type Query { find(name: String @constraint(minLength: 3, maxLength: 5), part: PartInput): Int }
  input PartInput {
    goals: [Int!] @constraint(min: 1, max: 17, maxItems: 2)
    link: String @constraint(format: "uri", startsWith: "https://", maxLength: 40)
    code: Code
    slug: Slug
    title: String @constraint(nullable: false, uniqueTypeName: "Title")
    parts: [PartInput!]
  }
`);

function faultsOf(argument: string, value: unknown): unknown[] {
  const args = schema.getQueryType()?.getFields()['find']?.args ?? [];
  const input = args.find(({ name }) => name === argument);
  if (!input) throw new Error(argument);
  const faults = findConstraintFaults(input, value, [argument]);
  return faults.map(({ path, message }) => [path.join('.'), message]);
}

describe('findConstraintFaults', () => {
  it.each([
    ['name', 'ab', ['name', 'This must have 3 to 5 characters.']],
    ['name', '  ab  ', ['name', 'This must have 3 to 5 characters.']],
    ['part', { title: null }, ['part.title', 'This cannot be null.']],
    ['part', { goals: [1, 2, 3] }, ['part.goals', 'The list must have 0 to 2 entries.']],
    ['part', { goals: [1, 18] }, ['part.goals.1', 'This must be from 1 to 17.']],
    ['part', { goals: 18 }, ['part.goals', 'This must be from 1 to 17.']],
    ['part', { code: 'long' }, ['part.code', 'This must have 0 to 3 characters.']],
    ['part', { slug: 'plots' }, ['part.slug', 'This must have 0 to 4 characters.']],
    ['part', { parts: [{}, { goals: [0] }] }, ['part.parts.1.goals.0', expect.any(String)]],
    [
      'part',
      { link: 'http://a.example' },
      ['part.link', 'This must be an absolute https address of at most 40 characters.'],
    ],
  ])('names what is wrong with %s of %o', (argument, value, expected) => {
    expect(faultsOf(argument, value)).toEqual([expected]);
  });

  it.each([
    ['name', 'abc'],
    ['name', '🌱🌱🌱🌱🌱'],
    ['name', null],
    ['part', { goals: [1, 17], link: 'https://a.example/b', code: 'abc', title: 'x', parts: null }],
    ['part', { slug: 'plot' }],
    ['part', undefined],
  ])('has nothing to say of %s of %o', (argument, value) => {
    expect(faultsOf(argument, value)).toEqual([]);
  });
});

describe('constraintOf', () => {
  it('reads the arguments that it knows, and nothing where there is no directive', () => {
    const type = schema.getType('PartInput');
    const fields = type && 'getFields' in type ? type.getFields() : {};
    expect(constraintOf(fields['title'] ?? {})).toEqual({ nullable: false });
    expect(constraintOf(fields['code'] ?? {})).toEqual({});
  });

  it('reads what an extension says', () => {
    expect(constraintOf(schema.getType('Slug') ?? {})).toEqual({ maxLength: 4 });
  });
});

describe('constraintFault', () => {
  it.each<[Constraint, wrong: unknown, right: unknown, message: string]>([
    [{ exclusiveMin: 0, max: 200 }, 0, 0.5, 'This must be more than 0 and at most 200.'],
    [{ min: 1 }, 0, 1, 'This must be 1 or more.'],
    [{ multipleOf: 5 }, 7, 10, 'This must be a multiple of 5.'],
    [{ multipleOf: 0.1 }, 0.25, 0.3, 'This must be a multiple of 0.1.'],
    [{ multipleOf: 0.01 }, 19.999, 19.99, 'This must be a multiple of 0.01.'],
    [{ multipleOf: 2 }, 2 ** 53 - 1, 2 ** 53 - 2, 'This must be a multiple of 2.'],
    [{ pattern: '^[a-z]+$' }, 'A', 'a', 'This must match ^[a-z]+$.'],
    [{ endsWith: '.ics' }, 'a.txt', 'a.ics', 'This must end with ".ics".'],
    [{ contains: '@' }, 'a', 'a@b', 'This must have "@".'],
    [{ notContains: ' ' }, 'a b', 'ab', 'This must not have " ".'],
    [{ format: 'language-tag' }, 'English!', 'de-AT', 'This must be a BCP 47 tag.'],
    [{ format: 'email' }, 'ada', 'ada@a.example', 'This must be an email address.'],
    [{ format: 'email' }, 3, 'ada@a.example', 'This must be an email address.'],
    [{ format: 'uri' }, 'https:///', 'urn:isbn:1', 'This must be an absolute address.'],
    [{ format: 'uri' }, true, 'urn:isbn:1', 'This must be an absolute address.'],
    [{ maxLength: 2 }, 123, 12, 'This must have 0 to 2 characters.'],
    [
      { format: 'uri', pattern: '^https?://' },
      'ftp://a.example',
      'http://a.example',
      'This must be an absolute http or https address.',
    ],
    [{ uniqueItems: true }, [1, 1], [1, 2], 'The list must not have an entry twice.'],
    [{ minLength: 2, maxLength: 2 }, 'a', 'ab', 'This must have 2 characters.'],
    [{ minItems: 1 }, [], [1], 'The list must have at least 1 entry.'],
    [{ minItems: 1, maxItems: 1 }, [1, 2], [1], 'The list must have 1 entry.'],
  ])('keeps to %o', (constraint, wrong, right, message) => {
    expect(constraintFault(wrong, constraint)).toBe(message);
    expect(constraintFault(right, constraint)).toBeUndefined();
  });

  it('asks for a format that an API has of its own, and takes one that nobody knows', () => {
    const formats = { even: (text: string) => (text.length % 2 ? 'This is odd.' : undefined) };
    expect(constraintFault('abc', { format: 'even' }, formats)).toBe('This is odd.');
    expect(constraintFault('abc', { format: 'even' })).toBeUndefined();
  });

  it('takes any text for a pattern that is not in the syntax of ECMAScript', () => {
    expect(constraintFault('abc', { pattern: '(?P<name>x)' })).toBeUndefined();
  });
});

describe('constraintInWords', () => {
  it.each<[Constraint, boolean, string | undefined]>([
    [{ minLength: 3, maxLength: 120 }, false, '3 to 120 characters'],
    [
      { maxLength: 2048, format: 'uri', startsWith: 'https://' },
      false,
      'https URL, at most 2,048 characters',
    ],
    [{ minLength: 1 }, false, 'at least 1 character'],
    [{ minLength: 43, maxLength: 43 }, false, 'exactly 43 characters'],
    [{ min: -90, max: 90 }, false, '−90 to 90'],
    [{ exclusiveMin: 0, max: 200 }, false, 'more than 0, at most 200'],
    [{ minItems: 1, maxItems: 5 }, true, '1 to 5 entries'],
    [{ min: 1, max: 17, maxItems: 3 }, true, 'at most 3 entries, each: 1 to 17'],
    [{ maxItems: 1, uniqueItems: true }, true, 'at most 1 entry, no entry twice'],
    [{ format: 'commonmark', nullable: false }, false, 'CommonMark, not null'],
    [{ format: 'color', pattern: '^#' }, false, 'color, matches `^#`'],
    [{}, true, undefined],
  ])('says %o', (constraint, isList, words) => {
    expect(constraintInWords(constraint, isList)).toBe(words);
  });
});
