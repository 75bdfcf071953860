import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSymbolMatcher } from '../find-symbols';
import { readSymbols, makeSymbolFile } from '../records';

const schema = buildSchema(`
  directive @access(role: Int) on FIELD_DEFINITION
  type Query {
    spaceById(id: ID): Space
    spaces(limit: Int, visibility: Visibility): [Space!]
    pollById(id: ID): Int
    notifications: Int
    spacesV2: Int
  }
  type Mutation {
    createSpace(input: Int): Space
    createSpacePost: Int @deprecated(reason: "Use another.")
    createSpacePostV2: Int
    bookmark: Int
  }
  type Space { id: ID members(limit: Int): Int space: Space }
  type SpaceMember { space: Space }
  enum Visibility { PUBLIC PUBLIC_ONLY }
  type Key { public: Int }
  scalar JSONObject
`);
const match = createSymbolMatcher(readSymbols(makeSymbolFile(schema, () => '')));
const labels = (query: string): string[] => match(query).map(({ record }) => record.label);

describe('createSymbolMatcher', () => {
  it.each([
    ['a name', 'spaceById', 'spaceById'],
    ['a name in other letters', 'SPACEBYID', 'spaceById'],
    ['words of a name', 'space by id', 'spaceById'],
    ['words in another order', 'id space', 'spaceById'],
    ['initials', 'sbi', 'spaceById'],
    ['some of its words', 'pollid', 'pollById'],
    ['words that are cut', 'crespapost', 'createSpacePostV2'],
    ['the beginning of a name', 'createSp', 'createSpace'],
    ['a coordinate', 'Space.members', 'Space.members'],
    ['a coordinate with its root type', 'Query.spaceById', 'spaceById'],
    ['half a coordinate', 'Space.mem', 'Space.members'],
    ['an argument by its words', 'spaces limit', 'spaces(limit:)'],
    ['an argument by its coordinate', 'Space.members(limit:)', 'Space.members(limit:)'],
    ['a directive', '@access', '@access'],
    ['an acronym', 'json', 'JSONObject'],
    ['an enum value', 'PUBLIC', 'Visibility.PUBLIC'],
    ['a field in small letters', 'public', 'Key.public'],
    ['a letter missing', 'notifcations', 'notifications'],
    ['a letter too many', 'bookmarrk', 'bookmark'],
    ['letters exchanged', 'spcaeById', 'spaceById'],
    ['a wrong letter in half a name', 'xookma', 'bookmark'],
    ['a misspelt word among words', 'id spcae', 'spaceById'],
  ])('finds by %s', (_, query, first) => {
    expect(labels(query)[0]).toBe(first);
  });

  it('puts a symbol before the members that are called the same', () => {
    expect(labels('space').slice(0, 3)).toEqual(['Space', 'Space.space', 'SpaceMember.space']);
  });

  it('puts what a type has before members that are called like the type', () => {
    expect(labels('Space.').slice(0, 4)).toEqual([
      'Space',
      'Space.id',
      'Space.space',
      'Space.members',
    ]);
  });

  it('puts what is deprecated behind its like', () => {
    expect(labels('create space post')).toEqual(['createSpacePost', 'createSpacePostV2']);
    expect(labels('createSpaceP')).toEqual(['createSpacePostV2', 'createSpacePost']);
  });

  it('forgives nothing where something is found without', () => {
    expect(labels('spaces')).not.toContain('spaceById');
  });

  it('finds only what is accepted', () => {
    const members = match('space', ({ kind }) => kind === 'field');
    expect(members.map(({ record }) => record.label)).toEqual([
      'Space.space',
      'SpaceMember.space',
      'Space.id',
      'Space.members',
    ]);
  });

  it.each(['', '  ', '…', 'nothing at all'])('finds nothing for "%s"', (query) => {
    expect(labels(query)).toEqual([]);
  });
});
