import type { RequestParams } from 'graphql-http';
import { jsonBytes } from '../guard/doors';
import { readForm, textIn } from './read-form';

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

type Tree = Record<string, unknown>;

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

function isObject(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
