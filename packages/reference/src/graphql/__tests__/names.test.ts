import { describe, expect, it } from 'vitest';
import { namedType, slugify, splitNames, typeInWords } from '../names';

describe('slugify', () => {
  it('splits words at changes from lower to upper case', () => {
    expect(slugify('spaceById')).toBe('space-by-id');
  });

  it('splits words at changes from letter to digit', () => {
    expect(slugify('authenticatedUserV2')).toBe('authenticated-user-v2');
  });

  it('splits words at changes from lower-case letter to digit and back', () => {
    expect(slugify('top10posts')).toBe('top-10-posts');
  });

  it('keeps a run of capitals as one word', () => {
    expect(slugify('JSONObject')).toBe('jsonobject');
  });

  it('takes an underscore for a space', () => {
    expect(slugify('snake_case__Name')).toBe('snake-case-name');
  });

  it('gives nothing for a name without a letter or a digit', () => {
    expect(slugify('_')).toBe('');
  });
});

it.each([
  ['appVolunteeringReco', ['appVolunteering', 'Reco']],
  ['ModerationContentType', ['Moderation', 'ContentType']],
  ['AppVersionResponseV2', ['AppVersion', 'ResponseV2']],
  ['signJSONObjectAsJWT', ['signJSONObject', 'AsJWT']],
  ['MODERATION_PENDING', ['MODERATION_', 'PENDING']],
  ['volunteering.engagement.created', ['volunteering.', 'engagement.', 'created']],
  ['Query.spaces(filter:)', ['Query.', 'spaces(filter:)']],
  ['https://api.example/graphql', ['https://', 'api.', 'example/', 'graphql']],
  ['[ExternalLinkType!]!', ['[ExternalLink', 'Type!]!']],
])('splits %s between its words', (name, parts) => {
  expect(splitNames(name, 16)).toEqual(parts);
});

it.each([
  'VisibilityLevel',
  'UNAUTHENTICATED',
  'space.created',
  'extraordinarinesses',
  '3.10.2.11.0.1.2.3',
])('leaves %s in one piece', (name) => expect(splitNames(name, 16)).toEqual([name]));

it('splits the long names of a text only', () => {
  expect(splitNames('The type of GraphQL is ExternalLinkType or space.created', 16)).toEqual([
    'The type of GraphQL is ExternalLink',
    'Type or space.created',
  ]);
});

describe('typeInWords', () => {
  it.each([
    ['Space', 'Space (or null)'],
    ['Space!', 'Space (never null)'],
    ['[Space]', 'a list (or null) of Space (or null)'],
    ['[Space!]!', 'a list (never null) of Space (never null)'],
    ['[[Int!]!]', 'a list (or null) of a list (never null) of Int (never null)'],
  ])('says %s as "%s"', (type, words) => {
    expect(typeInWords(type)).toBe(words);
  });

  it('says of a field of a @oneOf input that it is not null', () => {
    expect(typeInWords('[ID!]', true)).toBe('a list (not null if given) of ID (never null)');
  });
});

describe('namedType', () => {
  it('finds the name within lists and marks', () => {
    expect(namedType('[[Space!]!]')).toBe('Space');
  });
});
