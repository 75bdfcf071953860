import { MIMEType } from 'node:util';
import type { RequestParams } from 'graphql-http';
import { isObject } from 'graphql-docs-reference/graphql';
import { jsonBytes } from '../guard';

/** Fields and files of a form: ten times what any request of the platform has. */
const mostParts = 100;

/**
 * Reads a form whose bytes are limited already. Its parts are counted before they are read, because
 * each costs far more memory than the bytes that it has.
 *
 * @throws UploadError
 */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  if (countParts(bytes, type) > mostParts)
    throw new UploadError(
      413,
      `The form has more than ${mostParts} parts.`,
      'Send fewer fields and files.',
    );
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw unreadable();
  }
}

/**
 * A text of a form; undefined for a file or nothing.
 *
 * @throws UploadError if it has more than `most` bytes.
 */
export function textIn(form: FormData, name: string, most: number): string | undefined {
  const text = form.get(name);
  if (typeof text !== 'string') return undefined;
  if (Buffer.byteLength(text) <= most) return text;
  const problem = `The text in "${name}" is larger than ${most} bytes.`;
  throw new UploadError(413, problem, 'Send a shorter text.');
}

/** Up to one more than a form may have. */
function countParts(bytes: Buffer, type: string): number {
  const delimiter = `--${boundaryIn(type)}`;
  let count = 0;
  let at = bytes.indexOf(delimiter);
  // The last one ends the form.
  for (; at >= 0 && count <= mostParts + 1; count += 1)
    at = bytes.indexOf(delimiter, at + delimiter.length);
  return count - 1;
}

function boundaryIn(type: string): string {
  try {
    const boundary = new MIMEType(type).params.get('boundary');
    if (boundary) return boundary;
  } catch {
    // Neither is a form.
  }
  throw unreadable();
}

function unreadable(): UploadError {
  const help = 'Let the HTTP client set Content-Type, which names the boundary.';
  return new UploadError(400, 'The form cannot be read.', help);
}

/** Why a form with files is refused, as ImageKit says it: what is wrong, and what helps. */
export class UploadError extends Error {
  constructor(
    readonly status: 400 | 401 | 413 | 415 | 507,
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}

/**
 * Reads a GraphQL request that has files with it; nothing for a request of another media type.
 *
 * @throws Error that says what is wrong with the form.
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export async function readMultipart(request: Request): Promise<RequestParams | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isForm || request.method !== 'POST') return undefined;
  const form = await readForm(request);
  const operations = objectIn(form, 'operations');
  for (const [name, paths] of Object.entries(objectIn(form, 'map'))) {
    const file = form.get(name);
    if (!(file instanceof File)) throw new Error(`Expected a file in "${name}".`);
    if (!Array.isArray(paths)) throw new Error(`Expected a list of paths in "map" for "${name}".`);
    for (const path of paths) place(file, String(path), operations);
  }
  const { query, variables, operationName } = operations;
  if (typeof query !== 'string') throw new Error('Expected a document as text in "query".');
  if (variables != null && !isObject(variables)) throw new Error('Invalid variables');
  if (operationName != null && typeof operationName !== 'string')
    throw new Error('Invalid operationName');
  return { query, variables, operationName };
}

type Tree = Readonly<Record<string, unknown>>;

function objectIn(form: FormData, name: string): Tree {
  const text = textIn(form, name, jsonBytes);
  if (text === undefined) throw new Error(`Expected JSON in "${name}".`);
  const value = parse(text);
  if (isObject(value)) return value;
  throw new Error(`Expected a JSON object in "${name}".`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts a file in the place of the null at the end of a path such as `variables.files.0`. */
function place(file: File, path: string, operations: Tree): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent: unknown = operations;
  for (const key of keys) parent = ownValue(parent, key);
  if (typeof parent !== 'object' || parent === null || ownValue(parent, last) !== null)
    throw new Error(`Expected null at "${path}", the place of a file.`);
  Object.assign(parent, { [last]: file });
}

function ownValue(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key))
    return undefined;
  return (parent as Tree)[key];
}

/** More bytes than any value has, the name of a file included. */
const mostBytes = 4096;

/** The fields of an upload to ImageKit that the platform signs or asks for. */
export interface UploadForm {
  readonly file: File;
  readonly fileName: string;
  readonly publicKey: string;
  readonly signature: string;
  readonly expire: string;
  readonly token: string;
  readonly folder: string;
}

/**
 * Reads the multipart request of an upload.
 *
 * @throws UploadError for another media type, and for fields that are missing, empty or too long.
 * @see https://imagekit.io/docs/api-reference/upload-file/upload-file
 */
export async function readUpload(request: Request): Promise<UploadForm> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new UploadError(415, 'Expected multipart/form-data.', 'Send the fields as a form.');
  const form = await readForm(request);
  const file = form.get('file');
  if (!(file instanceof File))
    throw new UploadError(400, 'Expected a file in "file".', 'Send the file itself.');
  const valueOf = (name: string): string => {
    const text = textIn(form, name, mostBytes);
    if (text) return text;
    throw new UploadError(
      400,
      `Expected a text in "${name}".`,
      'Send every value that was signed.',
    );
  };
  return {
    file,
    fileName: valueOf('fileName'),
    publicKey: valueOf('publicKey'),
    signature: valueOf('signature'),
    expire: valueOf('expire'),
    token: valueOf('token'),
    folder: valueOf('folder'),
  };
}
