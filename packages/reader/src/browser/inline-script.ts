import { explainBase } from './explain-base';

/** The build puts them in. */
declare const baseWords: string;

explainBase(baseWords);
