import { describe, expect, it, vi } from 'vitest';
import type { Client, GeneratingClient } from 'graphql-docs-reference/examples';
import { printFiles, toClientRequest } from '../print-request';

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

  it.each(['{', '[]', 'null', '1'])('is nothing for the variables %s', (variables) => {
    expect(toClientRequest({ query, variables, as: 'guest' })).toBeUndefined();
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
