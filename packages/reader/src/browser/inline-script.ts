import type { BaseWords } from './explain-base';
import { explainBase } from './explain-base';

/** The build puts them in. */
declare const baseWords: BaseWords;

explainBase(baseWords);
