import { onOneLine } from '../examples/clients/operation';
import { printJson } from '../json';
import { authValue } from '../options/product';
import type { CollectedRequest, RequestFolder, Collection, Described } from './collection';
import { collectionOf } from './collection';

/**
 * A file that the REST Client of VS Code and the HTTP Client of JetBrains read. Their forms for
 * GraphQL differ, so requests are JSON, which both send as it is.
 */
export function makeHttpFile(folders: readonly RequestFolder[], described: Described): string {
  const collection = collectionOf(described);
  const { name: title, endpoint, reset, tokens } = collection;
  const { localApi } = described.product;
  const variables = [
    ['endpoint', endpoint],
    ...(localApi ? [['reset', reset] as const] : []),
    ...tokens,
  ] as const;
  return [
    `# ${title}: the examples of the reference, by domain.`,
    localApi
      ? `# They use the identifiers and the people of the local API: start it with \`${localApi.start}\`.`
      : '# Put your access token after `token`.',
    '',
    ...variables.map(([name, value]) => `@${name} = ${value}`),
    ...(localApi ? ['', '### Reset the data of the local API', '', 'POST {{reset}}'] : []),
    ...folders.flatMap(({ label, requests }) =>
      requests.flatMap((request) => ['', ...requestLines(label, request, collection)]),
    ),
    '',
  ].join('\n');
}

function requestLines(label: string, request: CollectedRequest, { auth }: Collection): string[] {
  const { name, sentence, url, before, body, token } = request;
  return [
    `### ${label}: ${name}`,
    '',
    ...sentence.split('\n').map((line) => `# ${line}`),
    `# ${url}`,
    ...(before.length > 0 ? [`# Send first: ${before.map((one) => one.name).join(', ')}`] : []),
    'POST {{endpoint}}',
    'Content-Type: application/json',
    ...(token ? [`${auth.header}: ${authValue(auth, `{{${token}}}`)}`] : []),
    '',
    printJson({ ...body, query: onOneLine(body.query) }),
  ];
}
