import { createContext } from 'react';
import type { Entry } from './entry';

/** The symbols near that of the page that is shown; none in the dev server. */
export const SiblingsContext = createContext<readonly Entry[]>([]);
