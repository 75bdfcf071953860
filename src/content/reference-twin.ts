import type { ReferencePage } from '../reference/page';
import { printTwin } from './print-twin';
import type { Twin } from './twin';

/** @throws Error with the page that has something without Markdown. */
export function referenceTwin(page: ReferencePage): Twin {
  try {
    return printTwin({ ...page, kind: 'reference' });
  } catch (cause) {
    throw new Error(`The Markdown of ${page.path} cannot be made: ${String(cause)}`, { cause });
  }
}
