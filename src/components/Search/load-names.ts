import type { GuideRecord } from '../../search/guide-record';
import type { SymbolFile } from '../../search/symbol-file';
import type { TextFile } from '../../search/text-file';

// Each call to `import` in the code makes a file of its own, so there is one for each list.

/** The names of the schema. */
export async function loadSymbols(): Promise<SymbolFile> {
  return (await import('@generated/search/default/symbols.json')).default;
}

/** The guides, with their headings. */
export async function loadGuides(): Promise<readonly GuideRecord[]> {
  return (await import('@generated/search/default/guides.json')).default;
}

/** The text of the guides, and what the schema says about members. */
export async function loadText(): Promise<TextFile> {
  return (await import('@generated/search/default/text.json')).default;
}
