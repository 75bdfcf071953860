import { describe, expect, it } from 'vitest';
import { GraphQLError, parse, validate } from 'graphql';
import type { Diagnostic, ReadDocument } from '../diagnose';
import { diagnose } from '../diagnose';
import { schema } from './schema';

const read: ReadDocument = (text) => {
  try {
    const document = parse(text);
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { errors: [error] };
  }
};

const faults = (text: string): Diagnostic[] => diagnose(text, schema, read);

describe('diagnose', () => {
  it('has nothing to say of a document that is right, or empty', () => {
    expect(faults('query A($n: Int) { spaces(limit: $n) { id } }')).toEqual([]);
    expect(faults(' \n')).toEqual([]);
  });

  it('names a field that is not there, at its place', () => {
    expect(faults('{ spaces { nam } }')).toEqual([
      {
        from: 11,
        to: 14,
        severity: 'error',
        message: 'Cannot query field "nam" on type "Space". Did you mean "name"?',
      },
    ]);
  });

  it('marks a value beyond a limit, also within an input', () => {
    const text = 'mutation A { createSpace(input: { name: "ab", tags: ["a"] }) { id } }';
    expect(faults(text)).toEqual([
      {
        from: 40,
        to: 44,
        severity: 'error',
        message: 'input.name: This must have 3 to 10 characters.',
      },
    ]);
    expect(faults(text.replace('"ab"', '"abc"'))).toEqual([]);
    expect(
      faults('{ spaces(limit: 101) { id } }').map(({ from, message }) => [from, message]),
    ).toEqual([[16, 'limit: This must be at most 100.']]);
    expect(faults('query A($n: String!) { search(text: $n) { __typename } }')).toEqual([]);
  });

  it('names variables that are not used and not declared', () => {
    expect(faults('query A($n: Int) { spaces(limit: $m) { id } }')).toEqual([
      {
        from: 33,
        to: 35,
        severity: 'error',
        message: 'Variable "$m" is not defined by operation "A".',
      },
      {
        from: 8,
        to: 10,
        severity: 'error',
        message: 'Variable "$n" is never used in operation "A".',
      },
    ]);
  });

  it.each([
    ['{ spaces(limit: "ten") { id } }', '"ten"'],
    ['{ spaces(sort: -1) { id } }', '-1'],
  ])('marks the whole value in %s', (text, value) => {
    const [fault] = faults(text);
    expect(text.slice(fault?.from, fault?.to)).toBe(value);
  });

  it('marks a spread with its type', () => {
    expect(faults('{ spaces { ... on Person { id } } }')).toEqual([
      {
        from: 11,
        to: 17,
        severity: 'error',
        message:
          'Fragment cannot be spread here as objects of type "Space" can never be of type "Person".',
      },
    ]);
  });

  it('warns of what is deprecated', () => {
    expect(faults('{ members { id } }')).toEqual([
      {
        from: 2,
        to: 9,
        severity: 'warning',
        message: 'The field Query.members is deprecated. Use `Query.spaces`.',
      },
    ]);
  });

  it('marks the last character where a document ends too early', () => {
    expect(faults('{ spaces {\n')).toEqual([
      { from: 9, to: 10, severity: 'error', message: 'Syntax Error: Expected Name, found <EOF>.' },
    ]);
  });
});
