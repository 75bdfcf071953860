import { printJson } from '../json/print-json';
import { product } from '../product';
import { localEndpoint, localReset } from './addresses';
import { beforeScript, resetScript } from './bruno-scripts';
import type { CollectedRequest, RequestFolder } from './collect-requests';
import { notesOf } from './collect-requests';
import { collectionName, collectionNotes } from './collection-notes';
import { localTokens } from './tokens';

/** Where the guide says that the collection is, once it is unpacked. */
const folderName = 'api-examples';

/** Files of a Bruno collection by their path, in one folder. */
export function makeBruno(folders: readonly RequestFolder[]): ReadonlyMap<string, string> {
  const tokens = localTokens.map(([name]) => name);
  const files: readonly (readonly [string, string])[] = [
    ['bruno.json', `${printJson({ version: '1', name: collectionName, type: 'collection' })}\n`],
    [
      'collection.bru',
      blocks(
        pairs('auth', { mode: 'bearer' }),
        pairs('auth:bearer', { token: '{{token}}' }),
        text('script:pre-request', resetScript),
        text('docs', collectionNotes('environment').trim()),
      ),
    ],
    [
      'environments/local.bru',
      blocks(
        pairs('vars', {
          endpoint: localEndpoint,
          reset: localReset,
          ...Object.fromEntries(localTokens),
        }),
      ),
    ],
    [
      'environments/staging.bru',
      blocks(
        pairs('vars', { endpoint: product.urls.staging }),
        // Bruno keeps their values out of the file.
        `vars:secret [\n${tokens.map((name) => `  ${name}`).join(',\n')}\n]`,
      ),
    ],
    ...folders.flatMap((folder, index) => folderFiles(folder, index + 1)),
  ];
  return new Map(files.map(([path, content]) => [`${folderName}/${path}`, content]));
}

function folderFiles({ label, slug, requests }: RequestFolder, seq: number): [string, string][] {
  return [
    [`${slug}/folder.bru`, blocks(pairs('meta', { name: label, seq }))],
    ...requests.map((request, index): [string, string] => [
      `${slug}/${request.name}.bru`,
      requestFile(request, index + 1),
    ]),
  ];
}

function requestFile(request: CollectedRequest, seq: number): string {
  const { name, body, token, before, answer, codes } = request;
  const auth = token === 'token' ? 'inherit' : token ? 'bearer' : 'none';
  return blocks(
    pairs('meta', { name, type: 'graphql', seq }),
    pairs('post', { url: '{{endpoint}}', body: 'graphql', auth }),
    ...(auth === 'bearer' ? [pairs('auth:bearer', { token: `{{${token}}}` })] : []),
    text('body:graphql', body.query),
    ...(body.variables ? [text('body:graphql:vars', printJson(body.variables))] : []),
    pairs('assert', assertions(codes)),
    ...(before.length > 0 ? [text('script:pre-request', beforeScript(before))] : []),
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
