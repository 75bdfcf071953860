import { describe, expect, it } from 'vitest';
import { callers, runner } from './helpers';

const run = runner();

/** Names of the spaces that a request lists. */
async function spaces(args: string): Promise<unknown> {
  return run(`{ spaces(${args}, limit: 2) { data { name } } }`, {}, callers.guest);
}

describe('a deprecated name of an argument', () => {
  it('has the meaning of the present one', async () => {
    expect(await spaces('sort: NAME')).toEqual(await spaces('orderBy: NAME'));
    expect(await spaces('sort: NAME')).not.toEqual(await spaces('sort: NEWEST'));
  });

  it('counts only if the present one is absent', async () => {
    expect(await spaces('sort: NEWEST, orderBy: NAME')).toEqual(await spaces('orderBy: NAME'));
  });

  it('has the meaning of a list with one entry if the present one is a list', async () => {
    const insights = (argument: string) => `{ lastInsights(${argument}) { data { slug } } }`;
    const german = await run(insights('language: "de"'));
    expect(german).toEqual(await run(insights('languages: ["de"]')));
    expect(german).not.toEqual(await run(insights('languages: ["en"]')));
  });

  it('is the name that an error about its limit gives', async () => {
    expect(await run('{ skills(search: "g") { totalResults } }')).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'search' }],
    });
  });

  it('stands in for a required argument, which nothing else does', async () => {
    const places = (argument: string) => `{ geoPlacesAutocomplete${argument} { name } }`;
    expect(await run(places('(text: "brunn")'))).toEqual(
      await run(places('(searchText: "brunn")')),
    );
    expect(await run(places(''))).toMatchObject({ errors: [{ field: 'searchText' }] });
  });
});

describe('a deprecated name of an input field', () => {
  it('has the meaning of the present one', async () => {
    const found = await spaces('filter: { search: "garten" }');
    expect(found).toEqual(await spaces('filter: { searchText: "garten" }'));
    expect(found).not.toEqual(await spaces('filter: {}'));
  });
});

describe('null as a list of a change', () => {
  it('removes all entries', async () => {
    const update = `mutation ($ids: [UUID!]) {
      updateAuthenticatedUserV2(input: { topicIds: $ids }) { profile { topics { name } } }
    }`;
    expect(await run(update, { ids: null })).toEqual({
      data: { updateAuthenticatedUserV2: { profile: { topics: [] } } },
    });
  });
});

describe('an empty list of a filter', () => {
  const total = '{ totalResults }';
  it.each([
    ['bookmarks', '(types: [])', total],
    ['notifications', '(types: [])', total],
    ['geoPlacesAutocomplete', '(searchText: "berlin", countryCodes: [], categories: [])', '{ id }'],
    ['lastInsights', '(topicIds: [], languages: [])', total],
    ['inspirationPosts', '(topicIds: [])', '{ name }'],
    ['feed', '(filter: { types: [], topicIds: [] })', total],
    ['feedPosts', '(filter: { ids: [], slugs: [], categoryIds: [], topicIds: [] })', total],
    ['spaces', '(filter: { topicIds: [], languages: [] })', total],
  ])('of %s allows any value', async (field, given, selection) => {
    const without = field.startsWith('geo') ? '(searchText: "berlin")' : '';
    const all = await run(`{ ${field}${without} ${selection} }`);
    expect(all).not.toHaveProperty('errors');
    expect(all).not.toEqual({ data: { [field]: { totalResults: 0 } } });
    expect(await run(`{ ${field}${given} ${selection} }`)).toEqual(all);
  });
});
