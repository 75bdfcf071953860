import { printJson } from '../json';
import type { AuthHeader } from '../options/product';
import { authValue, member } from '../options/product';
import type { CollectedRequest, RequestFolder, Collection, Described } from './collection';
import { notesOf, collectionNotes, collectionOf, mainToken } from './collection';

const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * A collection that Postman and Insomnia import. It is written without Postman's SDK, which adds
 * random ids.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function makePostman(folders: readonly RequestFolder[], described: Described): string {
  const options = collectionOf(described);
  const { name, endpoint, reset, tokens } = options;
  const description = collectionNotes('collection', described);
  const collection = {
    info: { name, description, schema: format },
    item: folders.map(({ label, requests }) => ({
      name: label,
      item: requests.map((request) => itemOf(request, options, described.product.name)),
    })),
    auth: authOf(mainToken, options),
    ...(reset === '' ? {} : { event: [script('prerequest', resetScript)] }),
    variable: [
      { key: 'endpoint', value: endpoint, type: 'string' },
      ...(reset === '' ? [] : [{ key: 'reset', value: reset, type: 'string' }]),
      ...tokens.map(([key, value]) => ({ key, value, type: 'string' })),
    ],
  };
  return `${JSON.stringify(collection)}\n`;
}

/** An empty variable leaves the data alone, also where another environment has none. */
const resetScript = [
  "const reset = pm.variables.get('reset');",
  "if (reset) pm.sendRequest({ url: reset, method: 'POST' }, () => {});",
];

function itemOf(collected: CollectedRequest, collection: Collection, product: string): object {
  const { name, before, answer } = collected;
  const request = requestOf(collected, collection);
  return {
    name,
    event: [
      ...(before.length > 0 ? [script('prerequest', beforeScript(before, collection.auth))] : []),
      script('test', testScript(collected)),
    ],
    request: { ...request, description: notesOf(collected) },
    response: [
      {
        name: `Response in the reference of ${product}`,
        originalRequest: request,
        status: 'OK',
        code: 200,
        _postman_previewlanguage: 'json',
        header: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
        body: printJson(answer),
      },
    ],
  };
}

function requestOf({ body, token }: CollectedRequest, collection: Collection): object {
  return {
    method: 'POST',
    header: [],
    // Without it, a request has the token of the collection.
    ...(token !== mainToken && { auth: token ? authOf(token, collection) : { type: 'noauth' } }),
    body: {
      mode: 'graphql',
      graphql: {
        query: body.query,
        variables: body.variables ? printJson(body.variables) : '',
      },
    },
    url: { raw: '{{endpoint}}', host: ['{{endpoint}}'] },
  };
}

function authOf(variable: string, { auth, isBearer }: Collection): object {
  const value = authValue(auth, `{{${variable}}}`);
  if (!isBearer)
    return {
      type: 'apikey',
      apikey: [
        { key: 'key', value: auth.header, type: 'string' },
        { key: 'value', value, type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    };
  return { type: 'bearer', bearer: [{ key: 'token', value: `{{${variable}}}`, type: 'string' }] };
}

/** Sends what comes first, one after the other. */
function beforeScript(before: CollectedRequest['before'], auth: AuthHeader): string[] {
  const requests = before.map(({ body, token = null }) => ({ body, token }));
  return [
    `// Sends first: ${before.map(({ name }) => name).join(', ')}`,
    ...`const requests = ${printJson(requests)};`.split('\n'),
    'const sendNext = () => {',
    '  const request = requests.shift();',
    '  if (!request) return;',
    "  const header = { 'Content-Type': 'application/json' };",
    `  if (request.token) header${member(auth.header)} = \`${authValue(auth, '${pm.variables.get(request.token)}')}\`;`,
    '  const body = { mode: "raw", raw: JSON.stringify(request.body) };',
    "  const url = pm.variables.get('endpoint');",
    "  pm.sendRequest({ url, method: 'POST', header, body }, sendNext);",
    '};',
    'sendNext();',
  ];
}

function testScript({ codes }: CollectedRequest): string[] {
  const title = codes.length === 0 ? 'Has no errors' : `Fails with ${codes.join(', ')}`;
  return [
    'const errors = pm.response.json().errors ?? [];',
    `pm.test(${JSON.stringify(title)}, () => {`,
    `  pm.expect(errors.map(({ extensions }) => extensions.code)).to.eql(${JSON.stringify(codes)});`,
    '});',
  ];
}

function script(listen: 'prerequest' | 'test', lines: readonly string[]): object {
  return { listen, script: { type: 'text/javascript', exec: lines } };
}
