import type { Client, ClientRequest, ClientTarget } from './client';
import { headersOf } from './client';
import { printLiteral, quoteText } from './layout';
import { operationOf } from './operation';

/** Those that the tests run the code with. */
const versions = { apollo: '4.3', request: '7.4' } as const;

export const fetchClient = {
  id: 'fetch',
  label: 'fetch',
  language: 'ts',
  print: (request, target) => {
    const { kind, hasVariables, code } = constantsOf(request);
    const query = kind === 'query' ? 'query' : 'query: mutation';
    return `${code}

const response = await fetch(${quoteText(target.endpoint)}, {
  method: 'POST',
${headersLine('  ', target, { 'Content-Type': 'application/json' })}\
  body: JSON.stringify({ ${query}${hasVariables ? ', variables' : ''} }),
});
console.log(JSON.stringify(await response.json(), null, 2));
`;
  },
} as const satisfies Client;

export const apolloClient = {
  id: 'apollo-client',
  label: 'Apollo Client',
  language: 'ts',
  print: (request, target) => {
    const { kind, hasVariables, code } = constantsOf(request, 'gql');
    return `// Apollo Client ${versions.apollo}: npm install @apollo/client graphql
import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: ${quoteText(target.endpoint)},
${headersLine('    ', target)}\
  }),
});

${code}

const { data, error } = await client.${kind === 'query' ? 'query' : 'mutate'}({
  ${kind},
${hasVariables ? '  variables,\n' : ''}\
  errorPolicy: 'all',
});
if (error) console.error(error);
console.log(JSON.stringify(data, null, 2));
`;
  },
} as const satisfies Client;

export const graphqlRequest = {
  id: 'graphql-request',
  label: 'graphql-request',
  language: 'ts',
  print: (request, target) => {
    const { kind, hasVariables, code } = constantsOf(request, 'gql');
    return `// graphql-request ${versions.request}: npm install graphql-request graphql
import { GraphQLClient, gql } from 'graphql-request';

const client = new GraphQLClient(${quoteText(target.endpoint)}, {
${headersLine('  ', target)}\
  errorPolicy: 'all',
});

${code}

const { data, errors } = await client.rawRequest(${kind}${hasVariables ? ', variables' : ''});
if (errors) console.error(errors);
console.log(JSON.stringify(data, null, 2));
`;
  },
} as const satisfies Client;

/**
 * What the code of every client in JavaScript begins with: constants with the document, called as the
 * kind of its operation, and with variables. `tag` goes before the template literal.
 */
function constantsOf(request: ClientRequest, tag = '') {
  const { kind, query } = operationOf(request);
  const document = `const ${kind} = ${tag}${printTemplate(query)};`;
  const { variables = {} } = request;
  if (Object.keys(variables).length === 0) return { kind, hasVariables: false, code: document };
  const start = 'const variables = ';
  const values = `${start}${printLiteral(variables, '', start.length)};`;
  return { kind, hasVariables: true, code: `${document}\n${values}` };
}

/** The line `headers: …`, without that of a caller where a guest asks; or nothing. */
function headersLine(
  indent: string,
  target: ClientTarget,
  others: Readonly<Record<string, string>> = {},
): string {
  const headers = { ...others, ...headersOf(target) };
  if (Object.keys(headers).length === 0) return '';
  const start = `${indent}headers: `;
  return `${start}${printLiteral(headers, indent, start.length)},\n`;
}

function printTemplate(text: string): string {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `\`\n${escaped.replace(/^(?=.)/gm, '  ')}\n\``;
}
