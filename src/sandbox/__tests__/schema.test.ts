import { buildSchema, execute, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { enforceAccess } from '../shared/access';
import { attachResolvers } from '../kit/attach-resolvers';

const sdl = `
  directive @access(role: String!, permission: String) on FIELD_DEFINITION
  type Query { spaceById(id: ID!): Space @access(role: "GUEST", permission: "READ") }
  type Space { name: String }
`;
const resolve = (): null => null;

describe('attachResolvers', () => {
  it('takes resolvers of fields that the schema has', () => {
    const schema = buildSchema(sdl);
    attachResolvers(schema, { spaces: [{ Space: { name: resolve } }] });
    const type = schema.getType('Space');
    expect(isObjectType(type) && type.getFields()['name']?.resolve).toBe(resolve);
  });

  it('names all others, where they are and what to do', () => {
    const resolvers = {
      spaces: [{ Query: { spaceById: resolve }, Space: { nam: resolve } }],
      tasks: [{ Task: { title: resolve } }],
    };
    expect(() => attachResolvers(buildSchema(sdl), resolvers)).toThrow(
      'src/sandbox/domains/spaces: Unexpected resolver of "Space.nam", expected a field of the schema. Describe it in schema/, or take the resolver out.\n' +
        'src/sandbox/domains/tasks: Unexpected resolver of "Task.title", expected a field of the schema. Describe it in schema/, or take the resolver out.',
    );
  });
});

describe('a field without a resolver', () => {
  const resolvers = { spaces: [{ Query: { spaceById: () => ({ topic: {} }) }, Space: {} }] };
  const more = 'extend type Space { topic: Topic openTaskCount: Int } type Topic { name: String }';
  const causeOf = async (query: string): Promise<string | undefined> => {
    const schema = buildSchema(`${sdl} ${more} extend type Query { spaces: [Space] }`);
    attachResolvers(schema, resolvers);
    const { errors } = await execute({ schema, document: parse(query) });
    return errors?.[0]?.message;
  };

  it('is read from the row', async () => {
    expect(await causeOf('{ spaceById(id: 1) { topic { __typename } } }')).toBeUndefined();
  });

  it.each([
    [
      'the folder that resolves its type',
      '{ spaceById(id: 1) { openTaskCount } }',
      'Neither a resolver nor a row has "Space.openTaskCount". Add a resolver in src/sandbox/domains/spaces (usually to fields.ts), or the value to rows.ts and seed.ts there.',
    ],
    [
      'any folder if nothing resolves its type',
      '{ spaceById(id: 1) { topic { name } } }',
      'Neither a resolver nor a row has "Topic.name". Add a resolver in its domain in src/sandbox/domains (usually to fields.ts), or the value to rows.ts and seed.ts there.',
    ],
    [
      'operations.ts for an operation',
      '{ spaces { name } }',
      'Neither a resolver nor a row has "Query.spaces". Resolve it in the operations.ts of its domain, in src/sandbox/domains.',
    ],
  ])('names %s', async (_what, query, message) => {
    expect(await causeOf(query)).toBe(message);
  });
});

describe('enforceAccess', () => {
  const subject = (): undefined => undefined;

  it('takes a subject for each operation whose conditions are about an object', () => {
    const subjects = { 'Query.spaceById': subject };
    expect(() => enforceAccess(buildSchema(sdl), subjects)).not.toThrow();
  });

  it('names operations without a subject, and subjects without an operation', () => {
    expect(() => enforceAccess(buildSchema(sdl), { 'Query.space': subject })).toThrow(
      'Missing subject of "Query.spaceById", whose @access is about an object.\n' +
        'Unexpected subject of "Query.space", expected an operation.',
    );
  });
});
