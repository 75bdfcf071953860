import { describe, expect, it } from 'vitest';
import { printSnapshot } from '../snapshots';
import { schemaOf } from './helpers';

describe('printSnapshot', () => {
  it('merges extensions, sorts names, and keeps directives and the order of values', () => {
    const schema = schemaOf(`
      directive @cost(weight: Int) on FIELD_DEFINITION
      extend type Query { "B." b(y: Int, x: [Role!] = [ADMIN, GUEST]): Int @cost(weight: 2) }
      type Query { a: Int }
      enum Role { GUEST ADMIN }
      extend enum Role { ROOT }
    `);
    expect(printSnapshot(schema)).toBe(`directive @cost(weight: Int) on FIELD_DEFINITION

type Query {
  a: Int
  "B."
  b(x: [Role!] = [ADMIN, GUEST], y: Int): Int @cost(weight: 2)
}

enum Role {
  GUEST
  ADMIN
  ROOT
}
`);
  });
});
