import type { ReaderWords } from './await-reader';
import { awaitReader } from './await-reader';
import { prepareDocument } from './prepare-document';

/** The build puts them in. */
declare const words: ReaderWords;

prepareDocument();
awaitReader(words);
