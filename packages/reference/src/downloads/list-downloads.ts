import { referencePath } from '../graphql/routes';

export const downloadNames = [
  'schema.graphql',
  'introspection.json',
  'operations.json',
  'operations.schema.json',
  'examples.postman_collection.json',
  'examples.bruno.zip',
  'examples.http',
] as const;

export type DownloadName = (typeof downloadNames)[number];

export function isDownload(name: string): name is DownloadName {
  return downloadNames.some((known) => known === name);
}

export function downloadPath(name: DownloadName): string {
  return `${referencePath}/${name}`;
}
