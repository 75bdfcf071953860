import { expect, it } from 'vitest';
import { exampleProduct } from '../../options/__tests__/example-product';
import type { RequestFolder } from '../collection';
import { makeBruno } from '../make-bruno';
import { makeHttpFile } from '../make-http-file';
import { makePostman } from '../make-postman';

const folders: RequestFolder[] = [
  {
    label: 'Gardens',
    slug: 'gardens',
    requests: [
      {
        body: { query: '{ a }' },
        token: 'token',
        name: 'a',
        sentence: 'Asks.',
        coordinate: 'Query.a',
        url: 'https://docs.example/a',
        before: [{ name: 'b', body: { query: '{ b }' }, token: 'token' }],
        answer: { data: null },
        codes: [],
      },
    ],
  },
];
const described = {
  product: {
    ...exampleProduct,
    endpoint: 'https://api.example/graphql',
    auth: { header: 'X-Api-Key', prefix: '' },
  },
};

it('sends requests of an HTTP file to the API, with its header', () => {
  const file = makeHttpFile(folders, described);
  expect(file).toContain('\n@endpoint = https://api.example/graphql\n@token = \n\n### Gardens: a');
  expect(file).toContain('\nX-Api-Key: {{token}}\n');
  expect(file).not.toMatch(/local|sandbox|reset|Authorization/i);
});

it('sends requests to the local API where there is one', () => {
  const localApi = {
    endpoint: 'http://localhost:8080/api',
    reset: 'http://localhost:8080/again',
    start: 'make run',
  };
  expect(makeHttpFile(folders, { product: { ...described.product, localApi } })).toContain(
    'start it with `make run`.\n\n@endpoint = http://localhost:8080/api\n@reset = http://localhost:8080/again\n@token = \n',
  );
});

it('sends those of a collection for Postman there', () => {
  const collection = makePostman(folders, described);
  expect(JSON.parse(collection)).toMatchObject({
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-Api-Key' },
        { key: 'value', value: '{{token}}' },
        { key: 'in', value: 'header' },
      ],
    },
    variable: [
      { key: 'endpoint', value: 'https://api.example/graphql' },
      { key: 'token', value: '' },
    ],
  });
  expect(collection).toContain(
    JSON.stringify('header["X-Api-Key"] = `${pm.variables.get(request.token)}`;').slice(1, -1),
  );
  expect(collection).not.toMatch(/local|sandbox|reset|Authorization/i);
});

it('sends those of a collection for Bruno there', () => {
  const files = makeBruno(folders, described);
  expect(files.get('api-examples/environments/production.bru')).toBe(
    'vars {\n  endpoint: https://api.example/graphql\n}\n\nvars:secret [\n  token\n]\n',
  );
  const request = files.get('api-examples/gardens/a.bru');
  expect(request).toContain('auth: none');
  expect(request).toContain('headers {\n  X-Api-Key: {{token}}\n}');
  expect(request).toContain('headers["X-Api-Key"] = `${bru.getEnvVar(token)}`;');
  expect([...files.values()].join('')).not.toMatch(/local|sandbox|reset|Authorization/i);
});
