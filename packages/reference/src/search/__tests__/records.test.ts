import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createLinkMap } from '../../graphql/links';
import { readSymbols, makeSymbolFile } from '../records';

const schema = buildSchema(`
  directive @access(role: Level) on FIELD_DEFINITION
  schema { query: Root }
  type Root { "A space." spaceById(id: ID!): Space }
  "A place."
  type Space { members(limit: Int, offset: Int): [Space!]! old: Int @deprecated(reason: "Gone.") }
  input NewSpace { level: Level }
  enum Level { LOW HIGH @deprecated(reason: "Too high.") }
`);
const file = makeSymbolFile(schema, (description) => description ?? '');

describe('makeSymbolFile', () => {
  it('holds names, types, descriptions and members by kind', () => {
    expect(file.filter(({ kind }) => ['query', 'object', 'enum'].includes(kind))).toEqual([
      { kind: 'query', prefix: 'Root.', symbols: [['spaceById Space', 'A space.', ['id ID!']]] },
      {
        kind: 'object',
        prefix: '',
        symbols: [
          [
            'Space',
            'A place.',
            [['members [Space!]!', 'limit Int', 'offset Int'], 'old Int deprecated'],
          ],
        ],
      },
      { kind: 'enum', prefix: '', symbols: [['Level', '', ['LOW', 'HIGH  deprecated']]] },
    ]);
  });
});

describe('readSymbols', () => {
  const records = readSymbols(file);

  it('leads where the link map leads, for every coordinate of the schema', () => {
    const links = [...createLinkMap(schema)].filter(([coordinate]) => coordinate !== 'Root');
    expect(records.map(({ coordinate, path }) => [coordinate, path]).sort()).toEqual(links.sort());
  });

  it('says what an argument of a field is', () => {
    expect(records.find(({ coordinate }) => coordinate === 'Space.members(limit:)')).toEqual({
      kind: 'argument',
      name: 'limit',
      coordinate: 'Space.members(limit:)',
      label: 'Space.members(limit:)',
      type: 'Int',
      description: '',
      path: '/docs/graphql/types/objects/space#members.limit',
      isDeprecated: false,
      depth: 2,
    });
  });

  it('leaves the root type out of labels', () => {
    expect(records.slice(0, 2).map(({ label }) => label)).toEqual(['spaceById', 'spaceById(id:)']);
  });

  it('marks what is deprecated', () => {
    const deprecated = records.filter(({ isDeprecated }) => isDeprecated);
    expect(deprecated.map(({ label }) => label)).toEqual(['Space.old', 'Level.HIGH']);
  });
});
