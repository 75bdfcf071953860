import { useContext } from 'react';
import groups from '@generated/graphql-reference/default/groups.json';
import { SiblingsContext } from './siblings-context';
import type { ListSource } from './symbols';
import { listSymbols } from './symbols';

/** The file of the page holds them, so they come with it. */
export const useSiblings: ListSource['useSiblings'] = () => useContext(SiblingsContext);

/** One small file, which the browser keeps. */
export const loadLists: ListSource['loadLists'] = async () =>
  listSymbols((await import('@generated/graphql-reference/default/symbols.json')).default, groups);
