import { readFileSync } from 'node:fs';
import type { ReadPage } from '../page-data';

declare const referencePagesDir: string;

/** Replaces `read-page.client.ts` where pages are rendered to HTML: every page is a file. */
export const useReferencePage: ReadPage = (path) =>
  JSON.parse(readFileSync(`${referencePagesDir}${path}.json`, 'utf8')) as ReturnType<ReadPage>;
