import { useContext } from 'react';
import type { SymbolKind } from '../../graphql/categories';
import type { Entry, LoadList, UseSiblings } from './entry';
import { SiblingsContext } from './siblings-context';

type Importer = () => Promise<{ readonly default: readonly Entry[] }>;

const importers: Readonly<Record<SymbolKind, Importer>> = {
  query: () => import('@generated/graphql-reference/default/query.json'),
  mutation: () => import('@generated/graphql-reference/default/mutation.json'),
  subscription: () => import('@generated/graphql-reference/default/subscription.json'),
  object: () => import('@generated/graphql-reference/default/object.json'),
  interface: () => import('@generated/graphql-reference/default/interface.json'),
  input: () => import('@generated/graphql-reference/default/input.json'),
  enum: () => import('@generated/graphql-reference/default/enum.json'),
  union: () => import('@generated/graphql-reference/default/union.json'),
  scalar: () => import('@generated/graphql-reference/default/scalar.json'),
  typeDirective: () => import('@generated/graphql-reference/default/typeDirective.json'),
  operationDirective: () => import('@generated/graphql-reference/default/operationDirective.json'),
};

/** The file of the page holds them, so they come with it. */
export const useSiblings: UseSiblings = () => useContext(SiblingsContext);

/** One small file a category, which the browser keeps. */
export const loadList: LoadList = async (kind) => (await importers[kind]()).default;
