import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testContract } from '../../options/__tests__/contract';
import {
  accessOf,
  describeErrorCode,
  errorCodesOf,
  removalOf,
  replacementOf,
  withoutRemoval,
} from '../contract';
import type { OperationField } from '../symbols';

const schema = buildSchema(`
  directive @access(role: Role!, space: [Connection!], permission: Permission, scopes: [Scope!]) on FIELD_DEFINITION
  directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
  enum Role { GUEST MEMBER }
  enum Connection { ADMIN MEMBER }
  enum Permission { READ }
  enum Scope { READ WRITE }
  enum ErrorCode { "Nothing there." NOT_FOUND CONFLICT }
  type Query {
    open: Int @access(role: GUEST) @errors(codes: [])
    closed: Int @access(role: MEMBER, space: [ADMIN, MEMBER], permission: READ, scopes: [READ, WRITE]) @errors(codes: [NOT_FOUND])
    silent: Int
  }
`);

function field(name: string): OperationField {
  const found = schema.getQueryType()?.getFields()[name];
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

describe('accessOf', () => {
  it('reads a role alone', () => {
    expect(accessOf(schema, field('open'), testContract)).toEqual({
      role: 'GUEST',
      connections: [],
      permission: undefined,
      scopes: [],
    });
  });

  it('reads role, connections, permission and scopes', () => {
    expect(accessOf(schema, field('closed'), testContract)).toEqual({
      role: 'MEMBER',
      connections: ['ADMIN', 'MEMBER'],
      permission: 'READ',
      scopes: ['READ', 'WRITE'],
    });
  });

  it('knows nothing of a field without the directive', () => {
    expect(accessOf(schema, field('silent'), testContract)).toBeUndefined();
  });

  it('knows nothing in a schema without the directive', () => {
    expect(
      accessOf(buildSchema('type Query { open: Int }'), field('open'), testContract),
    ).toBeUndefined();
  });
});

describe('errorCodesOf', () => {
  it('lists the codes', () => {
    expect(errorCodesOf(schema, field('closed'), testContract)).toEqual(['NOT_FOUND']);
  });

  it('tells an empty list from none', () => {
    expect(errorCodesOf(schema, field('open'), testContract)).toEqual([]);
    expect(errorCodesOf(schema, field('silent'), testContract)).toBeUndefined();
  });
});

describe('describeErrorCode', () => {
  it('gives the description of a code', () => {
    expect(describeErrorCode(schema, 'NOT_FOUND', testContract)).toBe('Nothing there.');
  });

  it('gives nothing for a code without one', () => {
    expect(describeErrorCode(schema, 'CONFLICT', testContract)).toBeUndefined();
  });
});

describe('replacementOf', () => {
  it('takes the first code of a reason', () => {
    expect(replacementOf('Use `Query.b`, not `Query.c`.', testContract)).toBe('Query.b');
  });

  it('takes it between the words that the contract has around it', () => {
    const deprecation = { replacement: 'Use {coordinate} instead.' };
    expect(replacementOf('Old. Use\nQuery.b instead.', { deprecation })).toBe('Query.b');
  });

  it('finds none in a reason without code', () => {
    expect(replacementOf('No longer supported', testContract)).toBeUndefined();
  });
});

describe('removalOf', () => {
  it('reads the day with which a reason ends, over lines and without a full stop', () => {
    expect(removalOf('Use `b`. Removal on 2027-09-30.', testContract)).toBe('2027-09-30');
    expect(removalOf('Use `b`. Removal\n  on 2027-09-30 ', testContract)).toBe('2027-09-30');
    expect(removalOf('Removal on 2027-09-30. Use `b`.', testContract)).toBeUndefined();
  });

  it('takes that day off', () => {
    expect(withoutRemoval('Use `b`. Removal on 2027-09-30.', testContract)).toBe('Use `b`.');
  });
});

it('says nothing without a contract', () => {
  const reason = 'Use `Query.b`. Removal on 2027-09-30.';
  expect(accessOf(schema, field('closed'), {})).toBeUndefined();
  expect(errorCodesOf(schema, field('closed'), {})).toBeUndefined();
  expect(describeErrorCode(schema, 'NOT_FOUND', {})).toBeUndefined();
  expect(replacementOf(reason, {})).toBeUndefined();
  expect(removalOf(reason, {})).toBeUndefined();
  expect(withoutRemoval(reason, {})).toBe(reason);
});
