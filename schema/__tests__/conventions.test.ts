import { join } from 'node:path';
import { buildSchema, isUnionType, specifiedScalarTypes } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { findViolations } from './conventions';

const preamble = `
  "D" directive @access("D" role: UserRole!, "D" space: [Connection!], "D" permission: Permission) on FIELD_DEFINITION
  "D" directive @errors("D" codes: [ErrorCode!]!) on FIELD_DEFINITION
  "D" directive @constraint("D" minLength: Int, "D" maxLength: Int, "D" maxItems: Int, "D" pattern: String) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  "D" enum UserRole { "D" GUEST "D" MEMBER "D" ADMIN }
  "D" enum Connection { "D" ADMIN }
  "D" enum Permission { "D" READ "D" INTERACT "D" UPDATE }
  "D" enum ErrorCode { "D" UNAUTHENTICATED "D" FORBIDDEN "D" VALIDATION_FAILED "D" RATE_LIMITED "D" INTERNAL }
  "D" input LimitedInput { "D" name: String @constraint(maxLength: 9) }
`;

const violations = (fields: string, rest = ''): string[] =>
  findViolations(buildSchema(`${preamble} "D" type Query { ${fields} } ${rest}`));

const fine = '"D" a: Int @access(role: GUEST) @errors(codes: [])';

describe('findViolations', () => {
  it.each([
    ['a public operation', '"D" a: Int @access(role: GUEST) @errors(codes: [])'],
    [
      'an operation for members',
      '"D" a: Int @access(role: MEMBER, permission: INTERACT) @errors(codes: [UNAUTHENTICATED])',
    ],
    [
      'an operation for admins',
      '"D" a: Int @access(role: ADMIN) @errors(codes: [UNAUTHENTICATED, FORBIDDEN])',
    ],
    [
      'a public operation that is never null',
      '"D" a: Int! @access(role: GUEST) @errors(codes: [])',
    ],
    [
      'a page',
      '"D" a("D" limit: Int): Int @access(role: GUEST) @errors(codes: [VALIDATION_FAILED])',
    ],
    [
      'something deprecated',
      `${fine} @deprecated(reason: "Use \`Query.b\`. Removal on 2027-09-30.") "D" b: Int @access(role: GUEST) @errors(codes: [])`,
    ],
  ])('accepts %s', (_case, fields) => {
    expect(violations(fields)).toEqual([]);
  });

  it.each([
    ['"D" a: Int @errors(codes: [])', 'Query.a has no @access'],
    ['"D" a: Int @access(role: GUEST)', 'Query.a has no @errors'],
    ['"D" a: Int @access(role: MEMBER) @errors(codes: [])', 'Query.a needs UNAUTHENTICATED'],
    [
      '"D" a: Int! @access(role: MEMBER) @errors(codes: [UNAUTHENTICATED])',
      'Query.a can be refused, but is never null',
    ],
    [
      '"D" a: Int @access(role: ADMIN) @errors(codes: [UNAUTHENTICATED])',
      'Query.a needs FORBIDDEN',
    ],
    [
      '"D" a: Int @access(role: GUEST, space: [ADMIN]) @errors(codes: [])',
      'Query.a needs FORBIDDEN',
    ],
    [
      '"D" a: Int @access(role: GUEST, permission: UPDATE) @errors(codes: [])',
      'Query.a needs FORBIDDEN',
    ],
    [
      '"D" a("D" input: LimitedInput): Int @access(role: GUEST) @errors(codes: [])',
      'Query.a needs VALIDATION_FAILED',
    ],
    [
      '"D" a("D" name: String @constraint(maxLength: 9)): Int @access(role: GUEST) @errors(codes: [])',
      'Query.a needs VALIDATION_FAILED',
    ],
    [
      '"D" a("D" limit: Int): Int @access(role: GUEST) @errors(codes: [])',
      'Query.a needs VALIDATION_FAILED',
    ],
    [
      '"D" a: Int @access(role: GUEST) @errors(codes: [RATE_LIMITED])',
      'Query.a lists RATE_LIMITED',
    ],
    [
      '"D" a: Int @access(role: GUEST) @errors(codes: [FORBIDDEN, UNAUTHENTICATED])',
      'Query.a lists its codes in another order than ErrorCode',
    ],
    [
      '"D" a: Int @access(role: GUEST) @errors(codes: [FORBIDDEN, FORBIDDEN])',
      'Query.a lists its codes in another order than ErrorCode',
    ],
    ['a: Int @access(role: GUEST) @errors(codes: [])', 'Query.a has no description'],
    [
      '"D" a(b: Int): Int @access(role: GUEST) @errors(codes: [])',
      'Query.a(b:) has no description',
    ],
    [
      `${fine} @deprecated(reason: "Use \`Query.b\`. Removal on 2027-09-30.")`,
      'Query.a is deprecated without a replacement that exists',
    ],
    [
      `${fine} @deprecated(reason: "Use \`Query.a\`.")`,
      'Query.a is deprecated without a day of removal',
    ],
  ])('refuses %s', (fields, violation) => {
    expect(violations(fields)).toContain(violation);
  });

  it.each([
    ['"D" interface Node { "D" id: ID }', 'Node is an interface'],
    [
      '"D" type Subscription { "D" a: Int @access(role: GUEST) @errors(codes: []) }',
      'The schema has subscriptions',
    ],
    ['"D" enum Level { LOW }', 'Level.LOW has no description'],
    ['"D" input Filter { on: Boolean }', 'Filter.on has no description'],
    ['type Space { "D" id: ID }', 'Space has no description'],
    ['scalar Date', 'Date has no description'],
    [
      '"D" type PagedSpaces { "D" data: [ID] "D" total: Int }',
      'PagedSpaces has the fields data, total, expected data, totalResults, offset, limit',
    ],
    [
      '"D" type Space { "D" id: ID! @access(role: MEMBER) }',
      'Space.id can be refused, but is never null',
    ],
    [
      '"D" type Space { "D" coverUrl: String }',
      "Space.coverUrl has no text alternative, and isn't a decoration",
    ],
    [
      '"D" type Space { "D" name: String @constraint(minLength: 9, maxLength: 5) }',
      'Space.name has minLength above maxLength',
    ],
    [
      '"D" input Filter { "D" ids: [ID] @constraint(maxItems: 5) "D" name: String @constraint(maxItems: 5) }',
      'Filter.name has maxItems, but is no list',
    ],
    [
      '"D" type Space { "D" name: String @constraint(pattern: "^[a-z]+$") "D" code: String @constraint(pattern: "[a-z") }',
      'Space.code has the pattern [a-z, which is not a regular expression',
    ],
  ])('refuses %s', (sdl, violation) => {
    expect(violations(fine, sdl)).toEqual([violation]);
  });
});

describe('the schema', async () => {
  const { schema } = await readSchema(join(__dirname, '..', '..'), 'schema/**/*.graphql');

  it('departs from no rule, but for the moment that keeps the sections of the feed together', () => {
    expect(findViolations(schema)).toEqual([
      'PagedFeedItems has the fields data, totalResults, offset, limit, asOf, expected data, totalResults, offset, limit',
    ]);
  });

  it('has at least two unions', () => {
    const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
    expect(unions.length).toBeGreaterThanOrEqual(2);
  });

  it.each(specifiedScalarTypes)('uses the standard scalar %s', ({ name }) => {
    expect(schema.getType(name)).toBeDefined();
  });
});
