import { expect, it } from 'vitest';
import { useLocalApi } from './helpers';
import { sendRaw, statusOf } from './send-raw';

const { endpoint, origin } = useLocalApi();

it.each([
  ['a host that is none', ['GET / HTTP/1.1', 'Host: a b'], 400],
  ['an empty host', ['GET / HTTP/1.1', 'Host:'], 400],
  ['a host with a path', ['GET / HTTP/1.1', 'Host: localhost/x'], 400],
  ['another port than there is', ['GET / HTTP/1.1', 'Host: localhost:99999'], 400],
  ['an absolute target that is none', ['GET http://[ HTTP/1.1', 'Host: localhost'], 400],
  ['an absolute target elsewhere', ['GET http://evil.example/ HTTP/1.1', 'Host: localhost'], 403],
  ['a target that is no path', ['OPTIONS * HTTP/1.1', 'Host: localhost'], 400],
  ['TRACE', ['TRACE / HTTP/1.1', 'Host: localhost'], 404],
  ['TRACE of the API', ['TRACE /graphql HTTP/1.1', 'Host: localhost'], 405],
  ['a path that does not decode', ['GET /images/%E0%A4%A HTTP/1.1', 'Host: localhost'], 404],
])('refuses %s, and says nothing of itself', async (_what, lines, status) => {
  const answer = await sendRaw(origin(), lines);
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toMatch(/ at |node_modules|\/src\//);
});

it.each([
  ['a map that is no list', '{"0":5}', 'Expected a list of paths in "map" for "0".'],
  ['a map without its file', '{"1":["variables.file"]}', 'Expected a file in "1".'],
  ['a map that is no JSON', '{', 'Expected a JSON object in "map".'],
  [
    'a path to nothing',
    '{"0":["variables.other"]}',
    'Expected null at "variables.other", the place of a file.',
  ],
  [
    'a path to a prototype',
    '{"0":["__proto__.file"]}',
    'Expected null at "__proto__.file", the place of a file.',
  ],
])('refuses a form with %s', async (_what, map, message) => {
  const body = new FormData();
  const query = 'mutation A($file: Upload) { __typename }';
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', map);
  body.set('0', new Blob(['GIF89a']), 'face.gif');
  const response = await fetch(endpoint(), { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: [{ message, extensions: { code: 'BAD_REQUEST' } }],
  });
});

it.each(['operations', 'map'])('refuses as much JSON in "%s" of a form', async (name) => {
  const body = new FormData();
  body.set('operations', '{"query":"{ __typename }"}');
  body.set('map', '{}');
  body.set(name, JSON.stringify({ query: '{ __typename }', a: 'a'.repeat(2 ** 21) }));
  const response = await fetch(endpoint(), { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    errors: [
      {
        message: `The text in "${name}" is larger than 2097152 bytes.`,
        extensions: { code: 'BAD_REQUEST' },
      },
    ],
  });
});

it('refuses a form of more parts than any has before it reads them', async () => {
  const body = new FormData();
  for (let part = 0; part <= 100; part += 1) body.set(String(part), new Blob(['a']), 'a');
  const response = await fetch(endpoint(), { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    errors: [{ message: 'The form has more than 100 parts.' }],
  });
});

it('refuses JSON that no limit would let through before it reads it', async () => {
  const names = Array.from({ length: 500_000 }, (_, index) => `"${index}":0`);
  const response = await fetch(endpoint(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"query":"{ __typename }","variables":{${names.join(',')}}}`,
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    errors: [
      {
        message: 'The body is larger than 2097152 bytes.',
        extensions: { code: 'BAD_REQUEST' },
      },
    ],
  });
});

it('refuses as much in chunks', async () => {
  const chunk = `100000\r\n${' '.repeat(2 ** 20)}\r\n`;
  const lines = [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ];
  expect(statusOf(await sendRaw(origin(), lines, `${chunk.repeat(3)}0\r\n\r\n`))).toBe(413);
});
