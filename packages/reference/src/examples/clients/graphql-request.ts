import type { Client } from './client';
import { constantsOf, headersLine } from './javascript';
import { quoteText } from './value';

export const graphqlRequest = {
  id: 'graphql-request',
  label: 'graphql-request',
  language: 'ts',
  print: (request, target) => {
    const { kind, hasVariables, code } = constantsOf(request, 'gql');
    return `import { GraphQLClient, gql } from 'graphql-request';

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
