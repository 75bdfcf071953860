export { answerEarlySigns } from './answer-early-signs';
export type { ReaderWords } from './await-reader';
export { followLinks } from './follow-links';
export { prepareDocument } from './prepare-document';
