import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, describeErrorCode, errorCodesOf, replacementOf } from '../contract';
import type { OperationField } from '../symbols';

const schema = buildSchema(`
  directive @access(role: Role!, space: [Connection!], permission: Permission) on FIELD_DEFINITION
  directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
  enum Role { GUEST MEMBER }
  enum Connection { ADMIN MEMBER }
  enum Permission { READ }
  enum ErrorCode { "Nothing there." NOT_FOUND CONFLICT }
  type Query {
    open: Int @access(role: GUEST) @errors(codes: [])
    closed: Int @access(role: MEMBER, space: [ADMIN, MEMBER], permission: READ) @errors(codes: [NOT_FOUND])
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
    expect(accessOf(schema, field('open'))).toEqual({
      role: 'GUEST',
      space: [],
      permission: undefined,
    });
  });

  it('reads role, connections and permission', () => {
    expect(accessOf(schema, field('closed'))).toEqual({
      role: 'MEMBER',
      space: ['ADMIN', 'MEMBER'],
      permission: 'READ',
    });
  });

  it('knows nothing of a field without the directive', () => {
    expect(accessOf(schema, field('silent'))).toBeUndefined();
  });

  it('knows nothing in a schema without the directive', () => {
    expect(accessOf(buildSchema('type Query { open: Int }'), field('open'))).toBeUndefined();
  });
});

describe('errorCodesOf', () => {
  it('lists the codes', () => {
    expect(errorCodesOf(schema, field('closed'))).toEqual(['NOT_FOUND']);
  });

  it('tells an empty list from none', () => {
    expect(errorCodesOf(schema, field('open'))).toEqual([]);
    expect(errorCodesOf(schema, field('silent'))).toBeUndefined();
  });
});

describe('describeErrorCode', () => {
  it('gives the description of a code', () => {
    expect(describeErrorCode(schema, 'NOT_FOUND')).toBe('Nothing there.');
  });

  it('gives nothing for a code without one', () => {
    expect(describeErrorCode(schema, 'CONFLICT')).toBeUndefined();
  });
});

describe('replacementOf', () => {
  it('takes the first code of a reason', () => {
    expect(replacementOf('Use `Query.b`, not `Query.c`.')).toBe('Query.b');
  });

  it('finds none in a reason without code', () => {
    expect(replacementOf('No longer supported')).toBeUndefined();
  });
});
