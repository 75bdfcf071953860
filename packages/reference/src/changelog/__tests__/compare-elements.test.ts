import { describe, expect, it } from 'vitest';
import { changesOf } from './helpers';

const definitions = `
  enum Role { GUEST MEMBER ADMIN }
  enum Space { MEMBER OWNER }
  enum Scope { READ WRITE }
  enum Code { NOT_FOUND CONFLICT FORBIDDEN }
  directive @access(role: Role!, space: [Space!], permission: String, scopes: [Scope!]) on FIELD_DEFINITION
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

  it('takes a role that no enum ranks for breaking, and none any more for safe', () => {
    const of = (access: string): string =>
      `directive @access(role: String) on FIELD_DEFINITION type Query { a: Int ${access} }`;
    const [admin, editor] = ['@access(role: "ADMIN")', '@access(role: "EDITOR")'];
    expect(changesOf(of(''), of(admin))).toEqual([
      'breaking: `Query.a` now needs the role `"ADMIN"`.',
    ]);
    expect(changesOf(of(admin), of(editor))).toEqual([
      'breaking: `Query.a` now needs the role `"EDITOR"` instead of `"ADMIN"`.',
    ]);
    expect(changesOf(of(admin), of(''))).toEqual([
      'safe: `Query.a` no longer needs the role `"ADMIN"`.',
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

  it('takes a scope more for breaking, and one less for safe', () => {
    expect(
      changes('@access(role: GUEST, scopes: [READ])', '@access(role: GUEST, scopes: [WRITE])'),
    ).toEqual([
      'breaking: `Query.a` now needs an access token to have the scope `WRITE`.',
      'safe: `Query.a` no longer needs the scope `READ`.',
    ]);
  });

  it('says nothing of the scopes of operations, if the release before knows no scopes', () => {
    const silent = definitions.replace(', scopes: [Scope!]', '');
    expect(
      changesOf(
        `${silent} type Query { a: Int @access(role: GUEST) }`,
        `${definitions} type Query { a: Int @access(role: GUEST, scopes: [READ]) }`,
      ),
    ).toEqual(['safe: `@access(scopes:)` is new, of type `[Scope!]`.']);
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
    ).toEqual([
      'safe: `Query.a` is deprecated; use `Query.b` instead. Removal on 30 September 2027.',
    ]);
  });

  it('lets clients tolerate a removal that comes earlier', () => {
    expect(
      changes(
        '@deprecated(reason: "Use `Query.b`, now. Removal on 2027-09-30.")',
        '@deprecated(reason: "Use `Query.b`, now. Removal on 2027-06-30.")',
      ),
    ).toEqual(['tolerate: The removal of `Query.a` moved from 30 September 2027 to 30 June 2027.']);
  });
});

const declared = `
  directive @constraint(minLength: Int, maxLength: Int, max: Float, format: String)
    on ARGUMENT_DEFINITION | FIELD_DEFINITION
`;
const sent = (limits: string): string =>
  `${declared} type Query { a("Name of it." x: String ${limits}): Int }`;
const received = (limits: string): string =>
  `${declared} type Query { t: T } type T { a: String ${limits} }`;

describe('compareConstraints', () => {
  const [narrow, wide] = ['minLength: 2, maxLength: 40', 'minLength: 1, maxLength: 1000'];

  it('takes a stricter limit of what is sent for breaking, and a wider one for safe', () => {
    const before = sent('@constraint(minLength: 2, maxLength: 60)');
    expect(changesOf(before, sent(`@constraint(${narrow})`))).toEqual([
      'breaking: The limit of `Query.a(x:)` is now “2 to 40 characters” instead of “2 to 60 characters”.',
    ]);
    expect(changesOf(before, sent(`@constraint(${wide})`))).toEqual([
      'safe: The limit of `Query.a(x:)` is now “1 to 1,000 characters” instead of “2 to 60 characters”.',
    ]);
    expect(changesOf(before, sent(''))).toEqual([
      'safe: `Query.a(x:)` no longer has the limit “2 to 60 characters”.',
    ]);
    expect(changesOf(sent(''), sent('@constraint(format: "email")'))).toEqual([
      'breaking: `Query.a(x:)` has a limit: “email address”.',
    ]);
  });

  it('takes a step for breaking unless it is a part of the one before', () => {
    const of = (step: number): string =>
      `directive @constraint(multipleOf: Float) on ARGUMENT_DEFINITION
      type Query { a(x: Float @constraint(multipleOf: ${step})): Int }`;
    expect(changesOf(of(0.1), of(0.3))).toEqual([
      'breaking: The limit of `Query.a(x:)` is now “a multiple of 0.3” instead of “a multiple of 0.1”.',
    ]);
    expect(changesOf(of(0.3), of(0.1))).toEqual([
      'safe: The limit of `Query.a(x:)` is now “a multiple of 0.1” instead of “a multiple of 0.3”.',
    ]);
  });

  it('lets clients tolerate more of what they receive', () => {
    const before = received('@constraint(maxLength: 300)');
    expect(changesOf(before, received('@constraint(maxLength: 500)'))).toEqual([
      'tolerate: The limit of `T.a` is now “at most 500 characters” instead of “at most 300 characters”.',
    ]);
    expect(changesOf(before, received('@constraint(maxLength: 200)'))).toEqual([
      'safe: The limit of `T.a` is now “at most 200 characters” instead of “at most 300 characters”.',
    ]);
  });

  it('says nothing of limits, and of the words they were, where a release has only words', () => {
    const before =
      'type Query { a("Name of it, 2 to 40 characters." x: String, "Old." y: Int): Int }';
    const after = `${declared} type Query {
      a("Name of it." x: String @constraint(${narrow}), "New." y: Int): Int
    }`;
    expect(changesOf(before, after)).toEqual([
      'safe: `@constraint` is a new directive.',
      'safe: The description of `Query.a(y:)` changed.',
    ]);
  });
});
