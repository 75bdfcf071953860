import { describe, expect, it, vi } from 'vitest';
import { bearer } from 'graphql-docs-reference/options';
import type { Client, GeneratingClient } from 'graphql-docs-reference/examples';
import { targetOf, copyTargets, hintOf, printFiles, toClientRequest } from '../client-code';

const endpoints = {
  production: 'https://api.example/graphql',
  staging: 'https://staging.example/graphql',
  local: { endpoint: 'http://localhost:4000/graphql', reset: '', start: 'make run' },
  auth: bearer,
  offered: [],
};
const targets = copyTargets(endpoints);

describe('a target', () => {
  it('has the token of the local API for whoever asks, and elsewhere one to fill in', () => {
    const tokens = (as: 'admin' | 'guest'): unknown =>
      targets.map((target) => [target.id, targetOf(target, as, bearer).token]);
    expect(tokens('admin')).toEqual([
      ['production', '<access token>'],
      ['staging', '<access token>'],
      ['local', 'sandbox-admin'],
    ]);
    expect(tokens('guest')).toEqual([
      ['production', undefined],
      ['staging', undefined],
      ['local', undefined],
    ]);
  });

  it('has an address to fill in where the site knows none', () => {
    expect(copyTargets({ auth: bearer, offered: [] })).toEqual([
      { id: 'production', label: 'Production', endpoint: 'https://api.example.org/graphql' },
    ]);
  });

  it('takes the token in the header of the API, but for the local one', () => {
    const auth = { header: 'X-Api-Key', prefix: '' };
    expect(targets.map((target) => targetOf(target, 'member', auth).auth)).toEqual([
      auth,
      auth,
      undefined,
    ]);
  });

  it('is the address that the request is sent to, where it is another', () => {
    const own = 'https://mine.example/graphql';
    expect(copyTargets(endpoints, own).slice(3)).toEqual([
      { id: 'own', label: 'mine.example/graphql', endpoint: own },
    ]);
    expect(copyTargets(endpoints, endpoints.staging)).toHaveLength(3);
    const [, , , mine = targets[0]] = copyTargets(endpoints, own);
    expect(targetOf(mine, 'member', bearer)).toEqual({ endpoint: own });
    expect(hintOf(mine, 'member', endpoints)).toBe('');
  });

  it('takes the headers of the request, without the values of secrets', () => {
    const rows = [
      { name: 'Accept-Language', value: 'de' },
      { name: 'Content-Type', value: 'text/plain' },
      { name: 'X-Api-Key', value: 'my-secret' },
      { name: 'X-For', value: 'Bearer my-secret' },
    ];
    expect(targetOf(targets[0], 'member', bearer, rows)).toEqual({
      endpoint: endpoints.production,
      headers: {
        'Accept-Language': 'de',
        'X-Api-Key': '<access token>',
        'X-For': 'Bearer <access token>',
      },
      token: '<access token>',
      auth: bearer,
    });
    expect(hintOf(targets[0], 'guest', endpoints, rows)).toMatch(/^Put the token/);
    expect(hintOf(targets[0], 'guest', endpoints, rows.slice(0, 2))).toBe(
      'A guest sends no token.',
    );
  });

  it('has the token of the reader in the place of that of the caller', () => {
    const rows = [{ name: 'authorization', value: 'Bearer my-secret' }];
    const [production, , local = production] = targets;
    for (const target of [production, local]) {
      expect(targetOf(target, 'member', bearer, rows)).toEqual({
        endpoint: target.endpoint,
        headers: { authorization: 'Bearer <access token>' },
      });
    }
  });

  it('says what is to be done before the code runs', () => {
    expect(targets.map((target) => hintOf(target, 'member', endpoints))).toEqual([
      'Put the token of a signed-in user in the place of “<access token>”.',
      'Put the token of a signed-in user in the place of “<access token>”.',
      'Start the local API with “make run” first.',
    ]);
    expect(hintOf(targets[0], 'guest', endpoints)).toBe('A guest sends no token.');
  });
});

/** Prints what it is given. */
const client: Client = {
  id: 'none',
  label: 'None',
  language: 'ts',
  print: (request, target) => JSON.stringify([request, target]),
};
const generating: GeneratingClient = {
  id: 'some',
  label: 'Some',
  language: 'swift',
  fileName: 'main.swift',
  printTyped: ({ inputs }) => JSON.stringify(inputs),
};
const query = 'query A($n: Int) { a(n: $n) }';
const target = { endpoint: 'https://api.test/graphql', token: 'token' };

describe('toClientRequest', () => {
  it('has the variables and the operation at the cursor', () => {
    const request = { query, variables: '{ "n": 1 }', operationName: 'A', as: 'guest' } as const;
    expect(toClientRequest(request)).toEqual({ query, variables: { n: 1 }, operationName: 'A' });
    expect(toClientRequest({ query, variables: ' ', as: 'guest' })).toEqual({ query });
  });

  it.each(['{', '[]', 'null', '1'])('refuses the variables %s', (variables) => {
    expect(() => toClientRequest({ query, variables, as: 'guest' })).toThrow(
      /^The variables are not/,
    );
  });
});

describe('printFiles', () => {
  it('prints one file without asking for types', async () => {
    const loadInputs = vi.fn();
    expect(await printFiles({ query }, client, target, loadInputs)).toEqual([
      { title: 'Code for None', language: 'ts', text: JSON.stringify([{ query }, target]) },
    ]);
    expect(loadInputs).not.toHaveBeenCalled();
  });

  it('prints the operation and the code that uses its class', async () => {
    const inputs = [{ name: 'n', isOptional: true, value: { kind: 'null' } }] as const;
    const files = await printFiles({ query }, generating, target, () => Promise.resolve(inputs));
    expect(files).toEqual([
      { title: 'A.graphql', language: 'graphql', text: `${query}\n` },
      { title: 'main.swift', language: 'swift', text: JSON.stringify(inputs) },
    ]);
  });
});
