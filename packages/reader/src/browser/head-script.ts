import type { ReaderWords } from './await-reader';
import { awaitReader } from './await-reader';
import { prepareDocument } from './prepare-document';
import { showFailure } from './show-failure';

/** The build puts them in. */
declare const words: ReaderWords;

prepareDocument();
awaitReader(showFailure, words);
