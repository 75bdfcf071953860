import { buildSchema } from 'graphql';
import { constantFrom, dictionary, gen, record, string, tuple } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { hostileText } from '../../../packages/reference/src/graphql/__tests__/hostile-text';
import { holdsForAll } from '../../../packages/reference/src/graphql/__tests__/holds-for-all';
import { sdl } from '../../__tests__/helpers';
import { post, useLocalApi } from './helpers';
import { randomOperation } from './random-operation';
import { sendRaw, statusOf } from './send-raw';

const { endpoint, origin } = useLocalApi();
const schema = buildSchema(sdl);
const tokens = ['', 'sandbox-member', 'sandbox-admin', 'sandbox-moderator', 'sandbox-expired', 'x'];

it('never fails on documents that the schema takes, one after the other', async () => {
  const log = vi.spyOn(console, 'error');
  await holdsForAll(tuple(gen(), constantFrom(...tokens)), async ([pick, token]) => {
    await fetch(`${origin()}/reset`, { method: 'POST' });
    for (let time = 0; time < 5; time += 1) {
      const operation = randomOperation(schema, pick);
      const reply = await post(endpoint(), operation, { Authorization: `Bearer ${token}` });
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body), JSON.stringify(operation)).not.toContain('"INTERNAL"');
    }
  });
  expect(log).not.toHaveBeenCalled();
});

it('answers any body with a reason of the client', async () => {
  const bodies = record({
    query: hostileText,
    variables: dictionary(string(), hostileText, { maxKeys: 5 }),
    operationName: hostileText,
    type: constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=a', 'x'),
    cut: constantFrom(0, 1, 10),
  });
  await holdsForAll(bodies, async ({ type, cut, ...body }) => {
    const text = JSON.stringify(body);
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: text.slice(0, text.length - cut),
    });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('INTERNAL');
  });
});

it('answers any request line and header with a status of the client', async () => {
  const printable = string({ unit: 'grapheme-ascii', maxLength: 60 });
  const paths = [
    '/graphql',
    '/',
    '/upload',
    '/images/',
    '/mcp',
    '/oauth2/',
    '/sign-in/',
    '/webhooks/',
  ];
  const requests = record({
    method: constantFrom('GET', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'HEAD', 'DELETE'),
    path: constantFrom(...paths),
    rest: printable,
    host: constantFrom('localhost', '127.0.0.1', '', '[', 'a b', 'localhost:0x50', '@'),
    header: constantFrom('Origin', 'Accept', 'Content-Type', 'Authorization', 'Cookie'),
    value: printable,
  });
  await holdsForAll(requests, async ({ method, path, rest, host, header, value }) => {
    const lines = [`${method} ${path}${rest} HTTP/1.1`, `Host: ${host}`, `${header}: ${value}`];
    const answer = await sendRaw(origin(), lines);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toMatch(/node_modules|\/src\//);
  });
});
