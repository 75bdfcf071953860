import { strToU8, zipSync } from 'fflate';
import type {
  GraphQLArgument,
  GraphQLInputField,
  GraphQLSchema,
  IntrospectionQuery,
} from 'graphql';
import {
  executeSync,
  getIntrospectionQuery,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import { printSnapshot } from '../changelog/snapshots';
import { printDefault } from '../graphql/print-definition';
import type { ReferenceContext } from '../reference/context';
import type { RequestFolder, Described, DownloadName } from './collection';
import { collectRequests, downloadNames, downloadPath } from './collection';
import { makeBruno } from './make-bruno';
import { makeHttpFile } from './make-http-file';
import { makeOperations, makeOperationsFormat } from './make-operations';
import { makePostman } from './make-postman';

type Contents = Pick<
  ReferenceContext,
  'schema' | 'symbols' | 'examples' | 'contract' | 'groupBy' | 'callers'
>;

interface Documented extends Described {
  readonly context: Contents;
}

type Maker = (documented: Documented, folders: readonly RequestFolder[]) => string | Uint8Array;

const makers = {
  'schema.graphql': ({ context }) => printSnapshot(context.schema),
  'introspection.json': ({ context }) => makeIntrospection(context.schema),
  'operations.json': ({ context, product }) => makeOperations(context, product.siteUrl),
  'operations.schema.json': ({ context }) => makeOperationsFormat(context),
  'examples.postman_collection.json': (described, folders) => makePostman(folders, described),
  'examples.bruno.zip': (described, folders) => zipFiles(makeBruno(folders, described)),
  'examples.http': (described, folders) => makeHttpFile(folders, described),
} satisfies Readonly<Record<DownloadName, Maker>>;

/** Files of the site by their address; the same schema gives the same bytes. */
export function makeDownloads(documented: Documented): ReadonlyMap<string, string | Uint8Array> {
  const folders = collectRequests(documented.context, documented.product.siteUrl);
  const described = { ...documented, callers: documented.context.callers };
  return new Map(
    downloadNames.map((name) => [downloadPath(name), makers[name](described, folders)]),
  );
}

/** The response to an introspection that asks for everything, as JSON. */
function makeIntrospection(schema: GraphQLSchema): string {
  const query = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    experimentalDirectiveDeprecation: true,
    oneOf: true,
  });
  const { data } = executeSync({ schema, document: parse(query) });
  const { __schema: found } = data as Pick<IntrospectionQuery, '__schema'>;
  for (const type of found.types) {
    const own = schema.getType(type.name);
    if ('inputFields' in type && isInputObjectType(own))
      fillDefaults(type.inputFields, Object.values(own.getFields()));
    if (!('fields' in type) || !(isObjectType(own) || isInterfaceType(own))) continue;
    for (const { name, args } of type.fields) fillDefaults(args, own.getFields()[name]?.args);
  }
  for (const { name, args } of found.directives)
    fillDefaults(args, schema.getDirective(name)?.args);
  return `${JSON.stringify({ data })}\n`;
}

/** The execution has none where the value is an object of a custom scalar. */
function fillDefaults(
  inputs: readonly { defaultValue?: string | null | undefined }[] | null,
  own: readonly (GraphQLArgument | GraphQLInputField)[] = [],
): void {
  for (const [index, input] of (inputs ?? []).entries()) {
    const at = own[index];
    if (at) input.defaultValue ??= printDefault(at) ?? null;
  }
}

/** ZIP knows no time zone: it takes the parts of the local time, which are the same everywhere. */
const mtime = new Date(1980, 0, 1);

/** An archive with the same bytes in each build. */
export function zipFiles(files: ReadonlyMap<string, string>): Uint8Array {
  const entries = [...files].map(([path, content]) => [path, strToU8(content)] as const);
  return zipSync(Object.fromEntries(entries), { mtime, level: 9 });
}
