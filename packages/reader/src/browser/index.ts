export { answerEarlySigns } from './answer-early-signs';
export type { ReaderWords } from './await-reader';
export type { BaseWords } from './explain-base';
export { followLinks } from './follow-links';
export { prepareDocument } from './prepare-document';
