import { writeClipboard } from './write-clipboard';
import { t } from '../t';

/** A value to take along. Where the browser does not let us copy, the text is selected instead. */
export function wake(field: HTMLElement): void {
  const value = field.querySelector('code');
  const status = field.querySelector('[role=status]');
  if (!value || !status) return;

  async function copy(text: Element, state: Element): Promise<void> {
    const isCopied = await writeClipboard(text.textContent);
    if (!isCopied) window.getSelection()?.selectAllChildren(text);
    state.textContent = isCopied ? t('copyField.copied') : t('copyField.refused');
  }

  field.querySelector('button')?.addEventListener('click', () => void copy(value, status));
}
