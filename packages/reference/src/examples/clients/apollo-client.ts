import type { Client } from './client';
import { constantsOf, headersLine } from './javascript';
import { quoteText } from './value';

export const apolloClient = {
  id: 'apollo-client',
  label: 'Apollo Client',
  language: 'ts',
  print: (request, target) => {
    const { kind, hasVariables, code } = constantsOf(request, 'gql');
    return `import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';

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
