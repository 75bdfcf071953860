import { printSnapshot } from '../changelog/print-snapshot';
import type { ReferenceContext } from '../reference/context';
import { collectRequests } from './collect-requests';
import { makeBruno } from './make-bruno';
import { makeHttpFile } from './make-http-file';
import { makeIntrospection } from './make-introspection';
import { makeOperations, makeOperationsFormat, operationsFormatPath } from './make-operations';
import { makePostman } from './make-postman';
import { zipFiles } from './zip-files';

/**
 * Files of the site by their address. A schema without examples has no collections, and the same
 * schema gives the same bytes.
 */
export function makeDownloads(
  context: Pick<ReferenceContext, 'schema' | 'symbols' | 'examples'>,
): ReadonlyMap<string, string | Uint8Array> {
  const folders = collectRequests(context);
  return new Map<string, string | Uint8Array>([
    ['/docs/graphql/schema.graphql', printSnapshot(context.schema)],
    ['/docs/graphql/introspection.json', makeIntrospection(context.schema)],
    ['/docs/graphql/operations.json', makeOperations(context)],
    [operationsFormatPath, makeOperationsFormat()],
    ...(folders.length === 0
      ? []
      : ([
          ['/docs/graphql/examples.postman_collection.json', makePostman(folders)],
          ['/docs/graphql/examples.bruno.zip', zipFiles(makeBruno(folders))],
          ['/docs/graphql/examples.http', makeHttpFile(folders)],
        ] as const)),
  ]);
}
