import { expect, it } from 'vitest';
import { apolloIos } from '../apollo-ios';
import { apolloKotlin } from '../apollo-kotlin';
import { curl } from '../curl';
import { gql } from '../gql';
import { apolloClient, fetchClient, graphqlRequest } from '../javascript';

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

const further = {
  endpoint: 'https://api.test/graphql',
  headers: { 'Accept-Language': 'de', 'X-Trace': 'on' },
};

it.each([
  ['cURL', curl.print(request, further), "--header 'X-Trace: on'"],
  ['fetch', fetchClient.print(request, further), "'X-Trace': 'on'"],
  ['Apollo Client', apolloClient.print(request, further), "'X-Trace': 'on'"],
  ['graphql-request', graphqlRequest.print(request, further), "'X-Trace': 'on'"],
  ['gql', gql.print(request, further), 'headers={"Accept-Language": "de", "X-Trace": "on"}'],
  [
    'Apollo Kotlin',
    apolloKotlin.printTyped({ ...request, inputs: [] }, further),
    '.addHttpHeader("X-Trace", "on")',
  ],
  [
    'Apollo iOS',
    apolloIos.printTyped({ ...request, inputs: [] }, further),
    'additionalHeaders: ["Accept-Language": "de", "X-Trace": "on"]',
  ],
])('sends further headers with %s', (_client, code, line) => {
  expect(code).toContain(line);
});
