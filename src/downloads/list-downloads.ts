import { referencePath } from '../graphql/categories';

/** A file that programs and readers take from the site. */
export interface Download {
  readonly path: string;
  /** What it holds, as a sentence of plain text. */
  readonly about: string;
}

interface DownloadFile {
  readonly about: string;
  /** Whether it holds the examples, and is absent where there are none. */
  readonly isOfExamples: boolean;
}

/** By name, in the order in which they are listed. */
const files = {
  'schema.graphql': {
    about: 'The schema as SDL, with descriptions, roles and error codes.',
    isOfExamples: false,
  },
  'introspection.json': {
    about: 'The response to an introspection that asks for everything.',
    isOfExamples: false,
  },
  'operations.json': {
    about: 'Each operation with its arguments, access, error codes, pages and answered examples.',
    isOfExamples: false,
  },
  'operations.schema.json': {
    about: 'The JSON Schema of operations.json.',
    isOfExamples: false,
  },
  'examples.postman_collection.json': {
    about: 'All examples for Postman and Insomnia.',
    isOfExamples: true,
  },
  'examples.bruno.zip': {
    about: 'All examples for Bruno.',
    isOfExamples: true,
  },
  'examples.http': {
    about: 'All examples for the HTTP clients of VS Code and JetBrains.',
    isOfExamples: true,
  },
} as const satisfies Readonly<Record<string, DownloadFile>>;

export type DownloadName = keyof typeof files;

export const downloadNames = Object.keys(files);

export function isDownload(name: string): name is DownloadName {
  return Object.hasOwn(files, name);
}

/** Whether the site has the file, which depends on whether its schema has examples. */
export function hasDownload(name: DownloadName, hasExamples: boolean): boolean {
  return hasExamples || !files[name].isOfExamples;
}

export function downloadPath(name: DownloadName): string {
  return `${referencePath}/${name}`;
}

/** The files that the site has. */
export function listDownloads(hasExamples: boolean): Download[] {
  return downloadNames
    .filter(isDownload)
    .filter((name) => hasDownload(name, hasExamples))
    .map((name) => ({ path: downloadPath(name), about: files[name].about }));
}
