import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { mainTypeOf } from '../main-type';

const schema = buildSchema(`
  type Space { id: ID name: String level: Int }
  type PagedSpaces { data: [Space!]! totalResults: Int offset: Int limit: Int }
  type Result { success: Boolean id: ID }
  type Task { id: ID }
  type SpaceTask { id: ID }
  type Query { space: Space spaces: PagedSpaces allSpaces: [Space] now: String }
  type Mutation { deleteSpace: Result deleteSpaceTask: Result ping: Boolean }
`);
const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

describe('mainTypeOf', () => {
  it.each([
    ['the type that it returns', 'space', 'Space'],
    ['the type of the entries of a page', 'spaces', 'Space'],
    ['the type of the entries of a list', 'allSpaces', 'Space'],
    ['the type that its name ends with, where it returns a mere result', 'deleteSpace', 'Space'],
    ['the longest of the types that its name ends with', 'deleteSpaceTask', 'SpaceTask'],
    ['nothing, where neither its type nor its name says', 'now', undefined],
    ['nothing, where it returns a scalar', 'ping', undefined],
  ])('is %s', (_case, name, subject) => {
    expect(fields[name] && mainTypeOf(schema, fields[name])).toBe(subject);
  });
});
