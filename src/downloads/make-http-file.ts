import { onOneLine } from '../examples/clients/operation';
import { printJson } from '../json/print-json';
import { localEndpoint, localReset } from './addresses';
import type { CollectedRequest, RequestFolder } from './collect-requests';
import { collectionName } from './collection-notes';
import { localTokens } from './tokens';

/**
 * A file that the REST Client of VS Code and the HTTP Client of JetBrains read. Their forms for
 * GraphQL differ, so requests are JSON, which both send as it is.
 */
export function makeHttpFile(folders: readonly RequestFolder[]): string {
  const variables = [['endpoint', localEndpoint], ['reset', localReset], ...localTokens] as const;
  return [
    `# ${collectionName}: the examples of the reference, by domain.`,
    '# They use the identifiers and the people of the local API: start it with `npm run sandbox`.',
    '',
    ...variables.map(([name, value]) => `@${name} = ${value}`),
    '',
    '### Reset the data of the local API',
    '',
    'POST {{reset}}',
    ...folders.flatMap(({ label, requests }) =>
      requests.flatMap((request) => ['', ...requestLines(label, request)]),
    ),
    '',
  ].join('\n');
}

function requestLines(label: string, request: CollectedRequest): string[] {
  const { name, sentence, url, before, body, token } = request;
  return [
    `### ${label}: ${name}`,
    '',
    ...sentence.split('\n').map((line) => `# ${line}`),
    `# ${url}`,
    ...(before.length > 0 ? [`# Send first: ${before.map((one) => one.name).join(', ')}`] : []),
    'POST {{endpoint}}',
    'Content-Type: application/json',
    ...(token ? [`Authorization: Bearer {{${token}}}`] : []),
    '',
    printJson({ ...body, query: onOneLine(body.query) }),
  ];
}
