import { printSnapshot } from '../changelog/print-snapshot';
import type { ReferenceContext } from '../reference/context';
import type { RequestFolder } from './collect-requests';
import { collectRequests } from './collect-requests';
import type { DownloadName } from './list-downloads';
import { downloadNames, downloadPath } from './list-downloads';
import { makeBruno } from './make-bruno';
import { makeHttpFile } from './make-http-file';
import { makeIntrospection } from './make-introspection';
import { makeOperations, makeOperationsFormat } from './make-operations';
import { makePostman } from './make-postman';
import { zipFiles } from './zip-files';

type Contents = Pick<ReferenceContext, 'schema' | 'symbols' | 'examples'>;

type Maker = (context: Contents, folders: readonly RequestFolder[]) => string | Uint8Array;

const makers = {
  'schema.graphql': ({ schema }) => printSnapshot(schema),
  'introspection.json': ({ schema }) => makeIntrospection(schema),
  'operations.json': makeOperations,
  'operations.schema.json': makeOperationsFormat,
  'examples.postman_collection.json': (_context, folders) => makePostman(folders),
  'examples.bruno.zip': (_context, folders) => zipFiles(makeBruno(folders)),
  'examples.http': (_context, folders) => makeHttpFile(folders),
} satisfies Readonly<Record<DownloadName, Maker>>;

/** Files of the site by their address; the same schema gives the same bytes. */
export function makeDownloads(context: Contents): ReadonlyMap<string, string | Uint8Array> {
  const folders = collectRequests(context);
  return new Map(downloadNames.map((name) => [downloadPath(name), makers[name](context, folders)]));
}
