import { answerCopy } from './answer-copy';
import { offerWordWrap } from './offer-word-wrap';

/** A frame of code: its text can be copied, and long lines can be wrapped. */
export function wake(frame: HTMLElement): () => void {
  answerCopy(frame);
  return offerWordWrap(frame);
}
