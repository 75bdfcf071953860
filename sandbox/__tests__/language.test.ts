import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox';
import { callers, sdl, town } from './helpers';

const sandbox = createSandbox(sdl, town);

describe('languageOf', () => {
  const language = '{ authenticatedUserV2 { ... on GuestUser { language } } }';

  it.each([
    [undefined, 'en'],
    [null, 'en'],
    ['de-AT', 'de'],
    ['uk-UA,en;q=0.5', 'uk'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en;q=0.4, fr;q=0.9, *;q=0.1', 'fr'],
    ['nl, ES', 'es'],
    ['de;q=0, nl', 'en'],
    ['nl, tr;q=0.8', 'en'],
    [';;,=', 'en'],
  ])('answers a guest who asks for %j in %s', async (acceptLanguage, answer) => {
    const { data } = await sandbox.run({ query: language, caller: callers.guest, acceptLanguage });
    expect(data).toEqual({ authenticatedUserV2: { language: answer } });
  });

  it('translates what the platform writes', async () => {
    const query = '{ topics(searchText: "repa") { data { name } } }';
    const named = async (acceptLanguage: string, caller = callers.guest): Promise<unknown> =>
      (await sandbox.run({ query, caller, acceptLanguage })).data;
    expect(await named('de')).toEqual({ topics: { data: [{ name: 'Reparieren' }] } });
    expect(await named('es')).toEqual({ topics: { data: [{ name: 'Repair' }] } });
  });

  it('prefers the language of the account', async () => {
    const query = '{ topics(searchText: "repa") { data { name } } }';
    const { data } = await sandbox.run({ query, caller: callers.neighbour, acceptLanguage: 'de' });
    expect(data).toEqual({ topics: { data: [{ name: 'Repair' }] } });
  });
});
