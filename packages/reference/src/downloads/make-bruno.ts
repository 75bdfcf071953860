import { printJson } from '../json';
import type { AuthHeader } from '../options/product';
import { authValue, member } from '../options/product';
import type { CollectedRequest, RequestFolder, Collection, Described } from './collection';
import { notesOf, collectionNotes, collectionOf, mainToken } from './collection';

/** Where the guide says that the collection is, once it is unpacked. */
const folderName = 'api-examples';

/** Files of a Bruno collection by their path, in one folder. */
export function makeBruno(
  folders: readonly RequestFolder[],
  described: Described,
): ReadonlyMap<string, string> {
  const collection = collectionOf(described);
  const { name: title, target, endpoint, reset, tokens, isBearer } = collection;
  const { staging } = described.product;
  // Bruno keeps their values out of the file.
  const secrets = `vars:secret [\n${tokens.map(([name]) => `  ${name}`).join(',\n')}\n]`;
  const remote = (address: string): string => blocks(pairs('vars', { endpoint: address }), secrets);
  const files: readonly (readonly [string, string])[] = [
    ['bruno.json', `${printJson({ version: '1', name: title, type: 'collection' })}\n`],
    [
      'collection.bru',
      blocks(
        pairs('auth', { mode: isBearer ? 'bearer' : 'none' }),
        ...(isBearer ? [pairs('auth:bearer', { token: `{{${mainToken}}}` })] : []),
        ...(reset === '' ? [] : [text('script:pre-request', resetScript)]),
        text('docs', collectionNotes('environment', described).trim()),
      ),
    ],
    [
      `environments/${target}.bru`,
      target === 'local'
        ? blocks(pairs('vars', { endpoint, reset, ...Object.fromEntries(tokens) }))
        : remote(endpoint),
    ],
    ...(staging === undefined ? [] : [['environments/staging.bru', remote(staging)] as const]),
    ...withFileNames(folders, ({ slug }) => slug, 'environments').flatMap(([folder, name], index) =>
      folderFiles(folder, name, index + 1, collection),
    ),
  ];
  return new Map(files.map(([path, content]) => [`${folderName}/${path}`, content]));
}

function folderFiles(
  { label, requests }: RequestFolder,
  folder: string,
  seq: number,
  collection: Collection,
): [string, string][] {
  return [
    [`${folder}/folder.bru`, blocks(pairs('meta', { name: label, seq }))],
    ...withFileNames(requests, ({ name }) => name, 'folder').map(
      ([request, name], index): [string, string] => [
        `${folder}/${name}.bru`,
        requestFile(request, index + 1, collection),
      ],
    ),
  ];
}

/**
 * Each with a file name of its own, which is no other to Windows and macOS, and not the one that
 * Bruno has a use for: `getX`, `getx-2`.
 */
function withFileNames<T>(
  list: readonly T[],
  nameOf: (one: T) => string,
  reserved: string,
): [T, string][] {
  const taken = new Set([reserved]);
  return list.map((one) => {
    const name = nameOf(one);
    let own = name;
    for (let count = 2; taken.has(own.toLowerCase()); count += 1) own = `${name}-${count}`;
    taken.add(own.toLowerCase());
    return [one, own];
  });
}

function requestFile(request: CollectedRequest, seq: number, collection: Collection): string {
  const { name, body, token, before, answer, codes } = request;
  const { auth: header, isBearer } = collection;
  const auth = !token || !isBearer ? 'none' : token === mainToken ? 'inherit' : 'bearer';
  return blocks(
    pairs('meta', { name, type: 'graphql', seq }),
    pairs('post', { url: '{{endpoint}}', body: 'graphql', auth }),
    ...(auth === 'bearer' ? [pairs('auth:bearer', { token: `{{${token}}}` })] : []),
    ...(token && !isBearer
      ? [pairs('headers', { [header.header]: authValue(header, `{{${token}}}`) })]
      : []),
    text('body:graphql', body.query),
    ...(body.variables ? [text('body:graphql:vars', printJson(body.variables))] : []),
    pairs('assert', assertions(codes)),
    ...(before.length > 0 ? [text('script:pre-request', beforeScript(before, header))] : []),
    text('docs', `${notesOf(request)}\n\n\`\`\`json\n${printJson(answer)}\n\`\`\``),
  );
}

function assertions(codes: readonly string[]): Readonly<Record<string, string>> {
  if (codes.length === 0) return { 'res.body.errors': 'isUndefined' };
  return Object.fromEntries(
    codes.map((code, index) => [`res.body.errors[${index}].extensions.code`, `eq ${code}`]),
  );
}

/** @see https://docs.usebruno.com/bru-lang/syntax */
function blocks(...parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function pairs(name: string, values: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${value}`);
  return `${name} {\n${lines.join('\n')}\n}`;
}

/** A block ends at the first line that is a brace: the text stands two spaces in. */
function text(name: string, content: string): string {
  return `${name} {\n${content.replace(/^(?=.)/gm, '  ')}\n}`;
}

/** An environment without this variable leaves the data alone. */
const resetScript = `const reset = bru.getEnvVar('reset');
if (reset) await bru.sendRequest({ url: reset, method: 'POST' });`;

/** Sends what comes first, one after the other. */
function beforeScript(before: CollectedRequest['before'], auth: AuthHeader): string {
  const requests = before.map(({ body, token = null }) => ({ body, token }));
  return `// Sends first: ${before.map(({ name }) => name).join(', ')}
const requests = ${printJson(requests)};
for (const { body, token } of requests) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers${member(auth.header)} = \`${authValue(auth, '${bru.getEnvVar(token)}')}\`;
  await bru.sendRequest({ url: bru.getEnvVar('endpoint'), method: 'POST', headers, data: body });
}`;
}
