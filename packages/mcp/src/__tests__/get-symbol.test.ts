import { expect, it } from 'vitest';
import { createTools } from '../create-server';
import { createSite } from '../site';
import { callTool, dataOf, siteData } from './site';

const lookUp = (coordinate: string): ReturnType<typeof callTool> =>
  callTool('get_symbol', { coordinate });

it('says all of an operation at once', async () => {
  expect((await lookUp('Query.garden')).structuredContent).toEqual({
    coordinate: 'Query.garden',
    kind: 'query',
    description: 'One garden.\n\nAlso a closed one.',
    sdl: [
      'garden(',
      '  # Which one. As in its address.',
      '  id: ID!',
      '): Garden',
      '',
      'type Garden {',
      '  id: ID!',
      '  name: String!',
      '  beds: [Bed!]!',
      '}',
    ].join('\n'),
    detail: 'all',
    access: { role: 'MEMBER', permission: 'INTERACT', scopes: ['READ'] },
    errors: [{ code: 'NOT_FOUND', meaning: 'It is not there, e.g. since the winter.' }],
    examples: [],
    url: 'https://docs.example/docs/graphql/operations/queries/garden',
  });
});

it('says how to reach a type and who returns it', async () => {
  expect((await lookUp('Bed')).structuredContent).toMatchObject({
    sdl: 'type Bed {\n  garden: Garden!\n}',
    pathFromQuery: ['Query.garden', 'Garden.beds'],
    returnedBy: [],
  });
});

it('looks through pages to the lists that have a type', async () => {
  const sdl = `
    type Query { garden: Garden plots(offset: Int! = 0): PagedPlots! }
    type Garden { plots: PagedPlots! }
    type PagedPlots { data: [Plot!]! totalResults: Int! }
    type Plot { id: ID! }
  `;
  const { structuredContent } = await callTool('get_symbol', { coordinate: 'Plot' }, dataOf(sdl));
  expect(structuredContent).toMatchObject({
    returnedBy: [],
    listedBy: ['Query.plots', 'Garden.plots'],
  });
});

it('says what replaces something deprecated', async () => {
  expect((await lookUp('Query.plots')).structuredContent).toMatchObject({
    deprecated: {
      reason: 'Use `Query.gardens`, which has pages. Removal on 2027-09-30.',
      replacement: 'Query.gardens',
    },
  });
});

it.each(['gardens', 'query.gardens'])('understands %s', async (coordinate) => {
  expect((await lookUp(coordinate)).structuredContent).toMatchObject({
    coordinate: 'Query.gardens',
  });
});

it.each([
  ['Garden.nam', 'Unknown coordinate "Garden.nam". Did you mean "Garden.name", "Garden.id"?'],
  [
    'Query',
    '"Query" is a root type. Ask for one of its fields, such as "Query.garden", or call search.',
  ],
  ['Zebra', 'Unknown coordinate "Zebra". Call search to find its name.'],
])('answers the unknown %s with what is near', async (coordinate, text) => {
  expect(await lookUp(coordinate)).toEqual({ content: [{ type: 'text', text }], isError: true });
});

it('tells by the schema at hand how to ask', () => {
  const [, tool] = createTools(createSite(siteData), () => Promise.resolve([]));
  expect(tool?.description).toContain(
    'The role GUEST needs no token. Everything can also fail with RATE_LIMITED, INTERNAL. Coordinates: "Query.garden", "Bed", "Bed.garden", "Query.garden(id:)", "ErrorCode.NOT_FOUND". An',
  );
});
