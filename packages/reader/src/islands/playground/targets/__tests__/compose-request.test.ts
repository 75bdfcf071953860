import { describe, expect, it } from 'vitest';
import { composeRequest } from '../remote';
import { local } from '../../../../../../reference/src/options/__tests__/endpoints.json';

const request = {
  query: '{ café }',
  variables: '{ "n": 1 }',
  operationName: 'A',
  as: 'member',
} as const;
const elsewhere = 'https://api.example.org/graphql';
const accept = {
  name: 'Accept',
  value: 'application/graphql-response+json, application/json;q=0.9',
};
const contentType = { name: 'Content-Type', value: 'application/json' };

describe('composeRequest', () => {
  it('sends the request and the reader’s headers', () => {
    const language = { name: 'Accept-Language', value: 'de' };
    const composed = composeRequest(request, elsewhere, [language]);
    expect(composed).toEqual({
      address: elsewhere,
      headers: [accept, contentType, language],
      body: '{"query":"{ café }","operationName":"A","variables":{"n":1}}',
    });
  });

  it('leaves out what there is none of', () => {
    const { body } = composeRequest(
      { ...request, variables: ' ', operationName: undefined },
      elsewhere,
      [],
    );
    expect(body).toBe('{"query":"{ café }"}');
  });

  it('tells the local API who asks, unless the reader does', () => {
    const token = { name: 'Authorization', value: 'Bearer sandbox-member' };
    expect(composeRequest(request, local.endpoint, []).headers).toContainEqual(token);
    expect(composeRequest({ ...request, as: 'guest' }, local.endpoint, []).headers).toHaveLength(2);
    const own = { name: 'authorization', value: 'Bearer mine' };
    expect(composeRequest(request, local.endpoint, [own]).headers).toEqual([
      accept,
      contentType,
      own,
    ]);
  });

  it('lets the reader’s headers win over its own', () => {
    const json = { name: 'accept', value: 'application/json' };
    expect(composeRequest(request, elsewhere, [json]).headers).toEqual([json, contentType]);
  });

  it('refuses variables that are no object', () => {
    for (const variables of ['[]', '1'])
      expect(() => composeRequest({ ...request, variables }, elsewhere, [])).toThrow(
        'The variables are not a JSON object.',
      );
  });
});
