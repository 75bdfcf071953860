import { describe, expect, it } from 'vitest';
import { startPython } from '../../../../../../docs/__tests__/python';
import { apolloIos } from '../apollo-ios';
import { apolloKotlin } from '../apollo-kotlin';
import type { GeneratingClient } from '../client';
import { gql } from '../gql';
import { operationOf } from '../operation';
import { readRequests } from './helpers';
import { loadParser } from './parse-code';

/** Parsers of that size take their time to load. */
const timeout = 60_000;
const target = { endpoint: 'https://api.test/graphql', token: '<access token>' };

const requests = readRequests();

describe.each([
  [apolloKotlin, 'fun main( {'],
  [apolloIos, 'let answer = = ('],
] as const)('$label', (client: GeneratingClient, invalid) => {
  it('is code that a parser of the language reads, for every example', { timeout }, async () => {
    const findFault = await loadParser(client.language);
    expect(findFault(invalid)).toBeDefined();
    expect(requests.length).toBeGreaterThan(300);
    const faults = requests.flatMap(([name, request]) => {
      const fault = findFault(client.printTyped(request, target));
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});

/** Runs code with a stand-in for the library, and says what it would send and prints. */
const harness = `
import contextlib, io, json, sys, types

class Request:
    def __init__(self, document):
        self.document = document
        self.variable_values = None

class Transport:
    def __init__(self, url, headers=None):
        self.sent = [url, headers]

class Client:
    def __init__(self, transport):
        self.sent = transport.sent
    def execute(self, request):
        return [*self.sent, request.document, request.variable_values]

def stand_in(name, **members):
    module = types.ModuleType(name)
    module.__dict__.update(members)
    sys.modules[name] = module

stand_in("gql", Client=Client, gql=Request)
stand_in("gql.transport")
stand_in("gql.transport.exceptions", TransportQueryError=type("TransportQueryError", (Exception,), {}))
stand_in("gql.transport.requests", RequestsHTTPTransport=Transport)

def run(code):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "main.py", "exec"), {})
    return json.loads(printed.getvalue())

json.dumps([run(code) for code in json.loads(codes)])
`;

describe('gql', () => {
  it('sends every example as it is, in Python', { timeout }, async () => {
    const run = await startPython();
    const send = (codes: readonly string[]): unknown =>
      JSON.parse(String(run(harness, { codes: JSON.stringify(codes) })));
    expect(() => send(['data = = 1'])).toThrow('SyntaxError');
    const codes = requests.map(([, request]) => gql.print(request, target));
    const sent = send(codes) as [string, unknown, string, unknown][];
    expect(sent.map(([url, headers, , variables]) => [url, headers, variables])).toEqual(
      requests.map(([, { variables }]) => [
        target.endpoint,
        { Authorization: 'Bearer <access token>' },
        variables && Object.keys(variables).length > 0 ? variables : null,
      ]),
    );
    expect(sent.map(([, , document]) => document.replace(/^ {4}/gm, '').trim())).toEqual(
      requests.map(([, request]) => operationOf(request).query),
    );
  });
});
