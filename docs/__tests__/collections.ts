import { createModelReader, readSchema } from 'docusaurus-preset-graphql-docs/content';
import type { DownloadName } from 'graphql-docs-reference/downloads';
import { collectRequests, downloadPath, makeDownloads } from 'graphql-docs-reference/downloads';
import type { Answer } from 'graphql-docs-reference/graphql';
import { createLocalApi } from '../../sandbox/local-api/local-api';
import { createContext } from 'graphql-docs-reference/reference';
import { contract } from '../../src/contract';
import { modelOptions } from '../../sandbox/model-options';
import { documentedApi } from '../../documented-api';
import { readTown } from '../../sandbox/town/read-town';
import { createSandbox } from '../../sandbox';

const source = await readSchema('.', 'schema/**/*.graphql');
export const { examples } = await createModelReader('.', modelOptions)(source);
const { callers } = modelOptions;
const context = createContext(source.schema, {
  examples,
  callers,
  contract,
  sourceUrl: () => undefined,
  endpoint: undefined,
});

/** What they say of the API besides. */
export const described = documentedApi({});

/** What the collections for download are made from. */
export const folders = collectRequests(context, described.product.siteUrl);

/** A file for download, as the build writes it. */
export function download(name: DownloadName): string {
  return String(makeDownloads({ ...described, context }).get(downloadPath(name)));
}

/** The local API signs uploads to itself, and not as the reference shows it. */
const own = ['getImagekitAuthParams'];

/** The answers of the reference by the name of their example. */
export const expected = withoutOwn(examples.map(({ name, answer }) => [name, answer]));

/** The answers that the local API gives as the reference shows them. */
export function withoutOwn(answers: Iterable<readonly [string, Answer]>): Map<string, Answer> {
  return new Map([...answers].filter(([name]) => !own.includes(name)));
}

const api = createLocalApi(createSandbox(source.sdl, await readTown(process.cwd(), source.schema)));

export interface Sent {
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

/** Sends a request of a collection to the local API; a reset has an empty answer. */
export async function send({ url, token, body }: Sent): Promise<Answer> {
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await api.request(url, request, {});
  return response.status === 204 ? {} : ((await response.json()) as Answer);
}

/** A text with the values of its `{{variables}}`. */
export function fill(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => variables[name] ?? '');
}

/** The access token of a header such as `Bearer sandbox-member`. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return authorization?.replace('Bearer ', '');
}
