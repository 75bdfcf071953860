import { createContext } from 'react';
import type { Siblings } from './symbols';

/** The symbols near that of the page that is shown; none in the dev server. */
export const SiblingsContext = createContext<Siblings>({});
