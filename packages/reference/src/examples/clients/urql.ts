import type { Client } from './client';
import { constantsOf, headersLine } from './javascript';
import { quoteText } from './layout';

export const urql = {
  id: 'urql',
  label: 'urql',
  language: 'ts',
  print: (request, target) => {
    const { kind, hasVariables, code } = constantsOf(request, 'gql');
    return `import { Client, fetchExchange, gql } from '@urql/core';

const client = new Client({
  url: ${quoteText(target.endpoint)},
  preferGetMethod: false, // The API answers to POST only.
  exchanges: [fetchExchange],
${target.token ? `  fetchOptions: {\n${headersLine('    ', target)}  },\n` : ''}\
});

${code}

const { data, error } = await client.${kind}(${kind}, ${hasVariables ? 'variables' : '{}'});
if (error) console.error(error);
console.log(JSON.stringify(data, null, 2));
`;
  },
} as const satisfies Client;
