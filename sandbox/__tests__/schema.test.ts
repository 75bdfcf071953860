import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { enforceAccess } from '../shared/enforce';
import { attachResolvers } from 'graphql-docs-model';

const sdl = `
  directive @access(role: String!, permission: String) on FIELD_DEFINITION
  type Query { spaceById(id: ID!): Space @access(role: "GUEST", permission: "READ") }
  type Space { name: String }
`;
const resolve = (): null => null;

describe('attachResolvers', () => {
  it('takes resolvers of fields that the schema has', () => {
    const schema = buildSchema(sdl);
    attachResolvers(schema, { spaces: [{ Space: { name: resolve } }] }, resolve);
    const type = schema.getType('Space');
    expect(isObjectType(type) && type.getFields()['name']?.resolve).toBe(resolve);
  });

  it('names all others, where they are and what to do', () => {
    const resolvers = {
      spaces: [{ Query: { spaceById: resolve }, Space: { nam: resolve } }],
      tasks: [{ Task: { title: resolve } }],
    };
    expect(() => attachResolvers(buildSchema(sdl), resolvers, resolve)).toThrow(
      'spaces: Unexpected resolver of "Space.nam", expected a field of the schema. Describe it there, or take the resolver out.\n' +
        'tasks: Unexpected resolver of "Task.title", expected a field of the schema. Describe it there, or take the resolver out.',
    );
  });
});

describe('enforceAccess', () => {
  const subject = (): undefined => undefined;

  it('takes a subject for each operation whose conditions are about an object', () => {
    const subjects = { 'Query.spaceById': subject };
    expect(() => enforceAccess(buildSchema(sdl), subjects)).not.toThrow();
  });

  it('names operations without a subject', () => {
    expect(() => enforceAccess(buildSchema(sdl), {})).toThrow(
      'Missing subject of "Query.spaceById", whose @access is about an object.',
    );
  });
});
