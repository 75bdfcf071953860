import { expect, it } from 'vitest';
import { splitNames } from '../split-names';

it.each([
  ['appVolunteeringReco', ['app', 'Volunteering', 'Reco']],
  ['ModerationContentType', ['Moderation', 'Content', 'Type']],
  ['AppVersionResponseV2', ['App', 'Version', 'Response', 'V2']],
  ['signJSONObjectAsJWT', ['sign', 'JSON', 'Object', 'As', 'JWT']],
  ['MODERATION_PENDING', ['MODERATION_', 'PENDING']],
  ['volunteering.engagement.created', ['volunteering.', 'engagement.', 'created']],
  ['Query.spaces(filter:)', ['Query.', 'spaces', '(filter:)']],
  ['https://api.example/graphql', ['https://', 'api.', 'example/', 'graphql']],
  ['[ExternalLinkType!]!', ['[External', 'Link', 'Type!]!']],
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
    'The type of GraphQL is External',
    'Link',
    'Type or space.created',
  ]);
});
