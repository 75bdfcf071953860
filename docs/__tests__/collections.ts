import { createModelReader } from '../../src/content/create-model';
import { readSchema } from '../../src/content/read-schema';
import { collectRequests } from '../../src/downloads/collect-requests';
import type { DownloadName } from '../../src/downloads/list-downloads';
import { downloadPath } from '../../src/downloads/list-downloads';
import { makeDownloads } from '../../src/downloads/make-downloads';
import type { Answer } from '../../src/graphql/requests';
import { createLocalApi } from '../../src/local-api/local-api';
import { readOptions } from '../../src/local-api/options';
import { createContext } from '../../src/reference/context';
import { readTown } from '../../src/content/read-town';
import { createSandbox } from '../../src/sandbox';

const source = await readSchema('.', 'schema/**/*.graphql');
export const { examples } = await createModelReader('.')(source);
const context = createContext(source.schema, {
  examples,
  sourceUrl: () => undefined,
  endpoint: undefined,
});

/** What the collections for download are made from. */
export const folders = collectRequests(context);

/** A file for download, as the build writes it. */
export function download(name: DownloadName): string {
  return String(makeDownloads(context).get(downloadPath(name)));
}

/** The local API signs uploads to itself, and not as the reference shows it. */
const own = ['getImagekitAuthParams'];

/** The answers of the reference by the name of their example. */
export const expected = withoutOwn(examples.map(({ name, answer }) => [name, answer]));

/** The answers that the local API gives as the reference shows them. */
export function withoutOwn(answers: Iterable<readonly [string, Answer]>): Map<string, Answer> {
  return new Map([...answers].filter(([name]) => !own.includes(name)));
}

const { anonymous } = readOptions([], {});
const api = createLocalApi(
  createSandbox(source.sdl, await readTown(process.cwd(), source.schema)),
  anonymous,
);

export interface Sent {
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

/** Sends a request of a collection to the local API; a reset has an empty answer. */
export async function send({ url, token, body }: Sent): Promise<Answer> {
  const response = await api.request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
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
