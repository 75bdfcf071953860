import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findApplications } from '../applications';

describe('findApplications', () => {
  it('lists where the SDL applies a directive, sorted', () => {
    const schema = buildSchema(`
      directive @tag on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | ENUM_VALUE | INPUT_FIELD_DEFINITION
      directive @unused on OBJECT
      type Space @tag { id: ID }
      type Query { space(id: ID @tag): Space @tag }
      enum Level { LOW @tag HIGH }
      input Filter { level: Level @tag }
    `);
    expect(findApplications(schema)).toEqual(
      new Map([['tag', ['Filter.level', 'Level.LOW', 'Query.space', 'Query.space(id:)', 'Space']]]),
    );
  });
});
