export { answerEarlySigns } from './answer-early-signs';
export { awaitReader } from './await-reader';
export type { ReaderWords } from './await-reader';
export { followLinks } from './follow-links';
export { prepareDocument } from './prepare-document';
export { showFailure } from './show-failure';
