import type { Client } from './client';
import { headersOf } from './client';
import type { Notation } from './layout';
import { print } from './layout';
import { operationOf } from './operation';

/** The version whose documentation the code follows: https://gql.readthedocs.io/en/v4.0.0 */
const version = '4.0';

export const gql = {
  id: 'gql',
  label: 'Python (gql)',
  language: 'python',
  print: (request, target) => {
    const { kind, query } = operationOf(request);
    const { variables = {} } = request;
    const start = `${kind}.variable_values = `;
    const values =
      Object.keys(variables).length > 0 ? `${start}${printPython(variables, start.length)}\n` : '';
    const sent = headersOf(target);
    const headers = Object.keys(sent).length > 0 ? `    headers=${printPython(sent, 12)},\n` : '';
    return `# gql ${version}: pip install "gql[requests]"
import json

from gql import Client, gql
from gql.transport.exceptions import TransportQueryError
from gql.transport.requests import RequestsHTTPTransport

transport = RequestsHTTPTransport(
    url=${JSON.stringify(target.endpoint)},
${headers}\
)
client = Client(transport=transport)

${kind} = gql(
    """
${quoteDocument(query)}
    """
)
${values}
try:
    data = client.execute(${kind})
except TransportQueryError as error:
    print(error.errors)
    data = error.data
print(json.dumps(data, indent=2))
`;
  },
} as const satisfies Client;

const constants = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

const notation: Notation = {
  text: JSON.stringify,
  key: (name) => `${JSON.stringify(name)}: `,
  constant: (value) => constants.get(value) ?? String(value),
  list: { open: '[', close: ']' },
  object: { open: '{', close: '}' },
  empty: '{}',
};

function printPython(value: unknown, column: number): string {
  return print(value, notation, { step: '    ', end: ',' }, '', column);
}

/** The inside of a string of several lines. */
function quoteDocument(query: string): string {
  return query
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"""', String.raw`\"\"\"`)
    .replace(/^(?=.)/gm, '    ');
}
