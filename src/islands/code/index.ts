import { answerCopy } from './answer-copy';
import { offerWordWrap } from './offer-word-wrap';

/** A frame of code: its text can be copied, and long lines can be wrapped. */
export function wake(frame: HTMLElement): () => void {
  answerCopy(frame);
  // The playground has its own buttons, which are there from the start.
  if (frame.closest('.playground')) return () => undefined;
  return offerWordWrap(frame);
}
