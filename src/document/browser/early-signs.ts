import { asksForSearch } from '@site/src/components/Search/shortcuts';
import { openSearch } from '@site/src/components/Search/open-search';

/** Answers what the reader did before the page could, in that order. */
export function answerEarlySigns(): void {
  const signs = window.takeEarlySigns?.() ?? [];
  let typed: string | undefined;
  for (const sign of signs) {
    if (sign instanceof MouseEvent) {
      (sign.target as Element).closest('button')?.click();
    } else if (typed !== undefined) {
      typed = sign.key === 'Backspace' ? typed.slice(0, -1) : typed + sign.key;
    } else if (asksForSearch(copyOf(sign), true)) {
      typed = '';
    } else {
      sign.target?.dispatchEvent(copyOf(sign));
    }
  }
  if (typed !== undefined) openSearch(typed);
}

/** An event that was kept from the browser says so for ever. */
function copyOf(event: KeyboardEvent): KeyboardEvent {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const options = { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  return new KeyboardEvent('keydown', options);
}
