import type { Client } from './client';
import { constantsOf, headersLine } from './javascript';
import { quoteText } from './value';

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
