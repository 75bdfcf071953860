import type { ComponentType } from 'react';
import type { GuideRecord, hasWordOf, Search } from 'graphql-docs-reference/search';
import { currentApi } from '../../api';
import { isOfOpenVersion } from '../docs-version';
import type { SearchPanelProps } from './Panel';

/** The code of the search and what it looks things up in, which no page loads by itself. */
export interface Parts {
  readonly SearchPanel: ComponentType<SearchPanelProps>;
  readonly search: Search;
  readonly hasWordOf: typeof hasWordOf;
}

export async function loadParts(): Promise<Parts> {
  const { loadSymbols, loadWords } = currentApi();
  const [{ SearchPanel, createSearch, hasWordOf }, symbols, guides, words] = await Promise.all([
    import('./Panel'),
    loadSymbols(),
    loadGuides(),
    loadWords(),
  ]);
  return { SearchPanel, search: createSearch(symbols, guides, words), hasWordOf };
}

/** The guides of the version that is open, with their headings. */
async function loadGuides(): Promise<readonly GuideRecord[]> {
  const guides = await currentApi().loadGuides();
  return guides.filter(({ path }) => isOfOpenVersion(path));
}
