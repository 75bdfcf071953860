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

const changes = (before: string, after: string): Promise<string[]> =>
  changesOf(
    `${definitions} type Query { a: Int ${before} }`,
    `${definitions} type Query { a: Int ${after} }`,
  );

describe('compareApplications', () => {
  it('takes a raised role for breaking, in the order of the enum', async () => {
    expect(await changes('@access(role: MEMBER)', '@access(role: ADMIN)')).toEqual([
      'breaking: `Query.a` now needs the role `ADMIN` instead of `MEMBER`.',
    ]);
  });

  it('takes a lowered role for safe', async () => {
    expect(await changes('@access(role: ADMIN)', '@access(role: GUEST)')).toEqual([
      'safe: `Query.a` now needs only the role `GUEST` instead of `ADMIN`.',
    ]);
  });

  it('takes a first role for breaking unless it is the lowest', async () => {
    expect(await changes('', '@access(role: MEMBER)')).toEqual([
      'breaking: `Query.a` now needs the role `MEMBER`.',
    ]);
    expect(await changes('', '@access(role: GUEST)')).toEqual([
      'safe: `Query.a` now needs only the role `GUEST`.',
    ]);
  });

  it('takes a connection for breaking where it is required, or where it is no longer enough', async () => {
    expect(await changes('@access(role: MEMBER)', '@access(role: MEMBER, space: [OWNER])')).toEqual(
      ['breaking: `Query.a` is open to fewer callers: it now needs `space: [OWNER]`.'],
    );
    expect(
      await changes(
        '@access(role: MEMBER, space: [MEMBER, OWNER])',
        '@access(role: MEMBER, space: [OWNER])',
      ),
    ).toEqual([
      'breaking: `Query.a` is open to fewer callers: it now needs `space: [OWNER]` instead of `space: [MEMBER, OWNER]`.',
    ]);
  });

  it('takes another connection, and no permission any more, for safe', async () => {
    expect(
      await changes(
        '@access(role: MEMBER, space: [OWNER], permission: "P")',
        '@access(role: MEMBER, space: [MEMBER, OWNER])',
      ),
    ).toEqual([
      'safe: `Query.a` is open to more callers: it needs `space: [MEMBER, OWNER]` instead of `space: [OWNER]`.',
      'safe: `Query.a` is open to more callers: it no longer needs `permission: "P"`.',
    ]);
  });

  it('lets clients tolerate a new error code', async () => {
    expect(
      await changes('@errors(codes: [NOT_FOUND])', '@errors(codes: [CONFLICT, FORBIDDEN])'),
    ).toEqual([
      'tolerate: `Query.a` can fail with `CONFLICT` or `FORBIDDEN`.',
      'safe: `Query.a` no longer fails with `NOT_FOUND`.',
    ]);
  });

  it('shows how other directives differ', async () => {
    expect(await changes('@cost(weight: 1)', '@cost(weight: 2)')).toEqual([
      'tolerate: `Query.a` has `@cost(weight: 2)` instead of `@cost(weight: 1)`.',
    ]);
  });

  it('sees one change where something is deprecated, with what the reason says', async () => {
    expect(
      await changes(
        '',
        '@deprecated(reason: "Use `Query.b`, which is new. Removal on 2027-09-30.")',
      ),
    ).toEqual(['safe: `Query.a` is deprecated; use `Query.b` instead. Removal on 2027-09-30.']);
  });

  it('lets clients tolerate a removal that comes earlier', async () => {
    expect(
      await changes(
        '@deprecated(reason: "Use `Query.b`, now. Removal on 2027-09-30.")',
        '@deprecated(reason: "Use `Query.b`, now. Removal on 2027-06-30.")',
      ),
    ).toEqual(['tolerate: The removal of `Query.a` moved from 2027-09-30 to 2027-06-30.']);
  });
});
