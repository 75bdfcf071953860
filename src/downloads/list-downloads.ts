import { referencePath } from '../graphql/categories';

/** Whether a file holds the examples, and is absent where there are none. */
const holdsExamples = {
  'schema.graphql': false,
  'introspection.json': false,
  'operations.json': false,
  'operations.schema.json': false,
  'examples.postman_collection.json': true,
  'examples.bruno.zip': true,
  'examples.http': true,
} as const;

export type DownloadName = keyof typeof holdsExamples;

export function isDownload(name: string): name is DownloadName {
  return Object.hasOwn(holdsExamples, name);
}

export const downloadNames = Object.keys(holdsExamples).filter(isDownload);

/** Whether the site has the file, which depends on whether its schema has examples. */
export function hasDownload(name: DownloadName, hasExamples: boolean): boolean {
  return hasExamples || !holdsExamples[name];
}

export function downloadPath(name: DownloadName): string {
  return `${referencePath}/${name}`;
}
