import { expect, it } from 'vitest';
import { apolloIos } from '../apollo-ios';
import { apolloKotlin } from '../apollo-kotlin';
import { curl } from '../curl';
import { gql } from '../gql';
import { fetchClient } from '../javascript';

const request = { query: 'query A {\n  a\n}\n' };
const target = {
  endpoint: 'https://api.test/graphql',
  token: '<access token>',
  auth: { header: 'X-Api-Key', prefix: '' },
};

it.each([
  ['cURL', curl.print(request, target), "--header 'X-Api-Key: <access token>'"],
  ['fetch', fetchClient.print(request, target), "'X-Api-Key': '<access token>'"],
  ['gql', gql.print(request, target), 'headers={"X-Api-Key": "<access token>"}'],
  [
    'Apollo Kotlin',
    apolloKotlin.printTyped({ ...request, inputs: [] }, target),
    '.addHttpHeader("X-Api-Key", "<access token>")',
  ],
  [
    'Apollo iOS',
    apolloIos.printTyped({ ...request, inputs: [] }, target),
    'additionalHeaders: ["X-Api-Key": "<access token>"]',
  ],
])('sends the token in the header of the API with %s', (_client, code, line) => {
  expect(code).toContain(line);
  expect(code).not.toMatch(/Authorization|Bearer/);
});
