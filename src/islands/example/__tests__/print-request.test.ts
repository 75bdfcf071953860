import { describe, expect, it } from 'vitest';
import type { Client } from '../../../examples/clients';
import { printRequest } from '../print-request';

/** Prints what it is given. */
const client: Client = {
  id: 'none',
  label: 'None',
  language: 'ts',
  print: (request, { token }) => JSON.stringify({ ...request, token }),
};
const query = 'query A($n: Int) { a(n: $n) }';

describe('printRequest', () => {
  it('sends a token, which a guest does not have', () => {
    expect(printRequest({ query, variables: '', as: 'member' }, client)).toBe(
      '{"query":"query A($n: Int) { a(n: $n) }","token":"<access token>"}',
    );
    expect(printRequest({ query, variables: ' ', as: 'guest' }, client)).toBe(
      '{"query":"query A($n: Int) { a(n: $n) }"}',
    );
  });

  it('sends the variables and the operation at the cursor', () => {
    const request = { query, variables: '{ "n": 1 }', operationName: 'A', as: 'guest' } as const;
    expect(printRequest(request, client)).toBe(
      '{"query":"query A($n: Int) { a(n: $n) }","variables":{"n":1},"operationName":"A"}',
    );
  });

  it.each(['{', '[]', 'null', '1'])('has no code for the variables %s', (variables) => {
    expect(printRequest({ query, variables, as: 'guest' }, client)).toBeUndefined();
  });
});
