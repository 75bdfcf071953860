import { writeClipboard } from '../write-clipboard';
import { offerWordWrap } from './offer-word-wrap';
import { t } from '../../t';

/** A frame of code: its text can be copied, and long lines can be wrapped. */
export function wake(frame: HTMLElement): () => void {
  answerCopy(frame);
  // The playground has its own buttons, which are there from the start.
  if (frame.closest('.playground')) return () => undefined;
  return offerWordWrap(frame);
}

/** How long it says what came of it, in milliseconds. */
const duration = 3000;

/** Has the copy button of a frame copy its text, and say beside it what came of it. */
function answerCopy(frame: HTMLElement): void {
  let timer: number | undefined;

  async function copy(button: Element): Promise<void> {
    const isCopied = await writeClipboard(textOf(frame));
    say(button, isCopied ? t('code.copied') : t('code.notCopied'), isCopied);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => say(button, '', false), duration);
  }

  frame.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-do=copy]') : null;
    if (button) void copy(button);
  });
}

/** An editor, which shows only a part of a long text, says its text in `data-text`. */
function textOf(frame: HTMLElement): string {
  const code = frame.querySelector('pre.codeBlock')?.textContent ?? '';
  return frame.dataset['text'] ?? code.replace(/\n$/, '');
}

function say(button: Element, message: string, isCopied: boolean): void {
  const status = button.parentElement?.querySelector('.copyStatus');
  if (status) status.textContent = message;
  button.classList.toggle('isCopied', isCopied);
}
