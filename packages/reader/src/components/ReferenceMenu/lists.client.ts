import { createContext, useContext } from 'react';
import groups from '@generated/graphql-reference/default/groups.json';
import type { ListSource, Siblings } from './symbols';
import { listSymbols } from './symbols';

/** The file of the page holds them, so they come with it. */
export const useSiblings: ListSource['useSiblings'] = () => useContext(SiblingsContext);

/** One small file, which the browser keeps. */
export const loadLists: ListSource['loadLists'] = async () =>
  listSymbols((await import('@generated/graphql-reference/default/symbols.json')).default, groups);

/** The symbols near that of the page that is shown; none in the dev server. */
export const SiblingsContext = createContext<Siblings>({});
