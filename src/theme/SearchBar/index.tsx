// Takes the place of an empty component: the navbar's button for the search, and its dialog.
import type { ReactNode } from 'react';
import { Search } from 'graphql-docs-reader/components';

export default function SearchBar(): ReactNode {
  return <Search />;
}
