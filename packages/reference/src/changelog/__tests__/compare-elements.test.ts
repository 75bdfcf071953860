import { describe, expect, it } from 'vitest';
import { changesOf } from './helpers';

const definitions = `
  enum Role { GUEST MEMBER ADMIN }
  enum Space { MEMBER OWNER }
  enum Code { NOT_FOUND CONFLICT FORBIDDEN }
  directive @access(role: Role!, space: [Space!], permission: String) on FIELD_DEFINITION
  directive @errors(codes: [Code!]!) on FIELD_DEFINITION
  directive @cost(weight: Int) on FIELD_DEFINITION | OBJECT
`;

const changes = (before: string, after: string): string[] =>
  changesOf(
    `${definitions} type Query { a: Int ${before} }`,
    `${definitions} type Query { a: Int ${after} }`,
  );

describe('compareApplications', () => {
  it('takes a raised role for breaking, in the order of the enum', () => {
    expect(changes('@access(role: MEMBER)', '@access(role: ADMIN)')).toEqual([
      'breaking: `Query.a` now needs the role `ADMIN` instead of `MEMBER`.',
    ]);
  });

  it('takes a lowered role for safe', () => {
    expect(changes('@access(role: ADMIN)', '@access(role: GUEST)')).toEqual([
      'safe: `Query.a` now needs only the role `GUEST` instead of `ADMIN`.',
    ]);
  });

  it('takes a first role for breaking unless it is the lowest', () => {
    expect(changes('', '@access(role: MEMBER)')).toEqual([
      'breaking: `Query.a` now needs the role `MEMBER`.',
    ]);
    expect(changes('', '@access(role: GUEST)')).toEqual([
      'safe: `Query.a` now needs only the role `GUEST`.',
    ]);
  });

  it('takes a connection for breaking where it is required, or where it is no longer enough', () => {
    expect(changes('@access(role: MEMBER)', '@access(role: MEMBER, space: [OWNER])')).toEqual([
      'breaking: `Query.a` is open to fewer callers: it now needs `space: [OWNER]`.',
    ]);
    expect(
      changes(
        '@access(role: MEMBER, space: [MEMBER, OWNER])',
        '@access(role: MEMBER, space: [OWNER])',
      ),
    ).toEqual([
      'breaking: `Query.a` is open to fewer callers: it now needs `space: [OWNER]` instead of `space: [MEMBER, OWNER]`.',
    ]);
  });

  it('takes another connection, and no permission any more, for safe', () => {
    expect(
      changes(
        '@access(role: MEMBER, space: [OWNER], permission: "P")',
        '@access(role: MEMBER, space: [MEMBER, OWNER])',
      ),
    ).toEqual([
      'safe: `Query.a` is open to more callers: it needs `space: [MEMBER, OWNER]` instead of `space: [OWNER]`.',
      'safe: `Query.a` is open to more callers: it no longer needs `permission: "P"`.',
    ]);
  });

  it('lets clients tolerate a new error code', () => {
    expect(changes('@errors(codes: [NOT_FOUND])', '@errors(codes: [CONFLICT, FORBIDDEN])')).toEqual(
      [
        'tolerate: `Query.a` can fail with `CONFLICT` or `FORBIDDEN`.',
        'safe: `Query.a` no longer fails with `NOT_FOUND`.',
      ],
    );
  });

  it('shows how other directives differ', () => {
    expect(changes('@cost(weight: 1)', '@cost(weight: 2)')).toEqual([
      'tolerate: `Query.a` has `@cost(weight: 2)` instead of `@cost(weight: 1)`.',
    ]);
  });

  it('sees one change where something is deprecated, with what the reason says', () => {
    expect(
      changes('', '@deprecated(reason: "Use `Query.b`, which is new. Removal on 2027-09-30.")'),
    ).toEqual(['safe: `Query.a` is deprecated; use `Query.b` instead. Removal on 2027-09-30.']);
  });

  it('lets clients tolerate a removal that comes earlier', () => {
    expect(
      changes(
        '@deprecated(reason: "Use `Query.b`, now. Removal on 2027-09-30.")',
        '@deprecated(reason: "Use `Query.b`, now. Removal on 2027-06-30.")',
      ),
    ).toEqual(['tolerate: The removal of `Query.a` moved from 2027-09-30 to 2027-06-30.']);
  });
});

const inArgument = (text: string): string => `type Query { a("${text}" x: String): Int }`;
const inField = (text: string): string => `type Query { t: T } type T { "${text}" a: String }`;

const limits = (before: string, after: string): string[] =>
  changesOf(before, after).filter((line) => line.includes('limit'));

describe('compareLimits', () => {
  it('takes a stricter limit of what is sent for breaking, and a wider one for safe', () => {
    const before = inArgument('Name, 2 to 60 characters.');
    expect(limits(before, inArgument('Name, 2 to 40 characters.'))).toEqual([
      'breaking: The limit of `Query.a(x:)` is now “2 to 40 characters” instead of “2 to 60 characters”.',
    ]);
    expect(limits(before, inArgument('Name of 1 to 1,000 characters.'))).toEqual([
      'safe: The limit of `Query.a(x:)` is now “1 to 1,000 characters” instead of “2 to 60 characters”.',
    ]);
  });

  it('reads the description of an operation as of what is sent', () => {
    const before = 'type Query { "At most 20 a day." a: Int }';
    expect(limits(before, 'type Query { "At most 10 a day." a: Int }')).toEqual([
      'breaking: The limit of `Query.a` is now “At most 10 a day” instead of “At most 20 a day”.',
    ]);
  });

  it('lets clients tolerate more of what they receive', () => {
    const before = inField('Text, at most 300 characters.');
    expect(limits(before, inField('Text, at most 500 characters.'))).toEqual([
      'tolerate: The limit of `T.a` is now “at most 500 characters” instead of “at most 300 characters”.',
    ]);
    expect(limits(before, inField('Text, at most 200 characters.'))).toEqual([
      'safe: The limit of `T.a` is now “at most 200 characters” instead of “at most 300 characters”.',
    ]);
  });

  it.each([
    ['the same number in other words', 'At most 20 spaces.', 'Up to 20 of the spaces.'],
    ['a limit that is told for the first time', 'Name.', 'Name, 2 to 60 characters.'],
    ['limits of different things', 'At most 20 spaces.', 'At most 300 characters.'],
    ['a number that is no limit', 'One of 20 spaces.', 'One of 30 spaces.'],
    ['a date', 'Up to 2026-11-22.', 'Up to 2027-11-22.'],
  ])('ignores %s', (_, before, after) => {
    expect(limits(inArgument(before), inArgument(after))).toEqual([]);
  });
});
