import type { GuideRecord } from '../../search/guide-record';
import type { SearchWords } from '../../search/search-words';
import type { SymbolFile } from '../../search/symbol-file';
import type { TextFile } from '../../search/text-file';
import { isOfOpenVersion } from '../docs-version';

// Each call to `import` in the code makes a file of its own, so there is one for each list.

/** The names of the schema. */
export async function loadSymbols(): Promise<SymbolFile> {
  return (await import('@generated/search/default/symbols.json')).default;
}

/** The guides of the version that is open, with their headings. */
export async function loadGuides(): Promise<readonly GuideRecord[]> {
  const guides = (await import('@generated/search/default/guides.json')).default;
  return guides.filter(({ path }) => isOfOpenVersion(path));
}

/** What readers call things. */
export async function loadWords(): Promise<SearchWords> {
  return (await import('@generated/search/default/words.json')).default;
}

/** The text of the guides, and what the schema says about members. */
export async function loadText(): Promise<TextFile> {
  return (await import('@generated/search/default/text.json')).default;
}
