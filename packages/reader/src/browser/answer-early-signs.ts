import { openSearch } from '../components/Search/open-search';

/** Answers, in that order, what the reader did before the page could. */
export async function answerEarlySigns(): Promise<void> {
  const signs = window.takeEarlySigns?.() ?? [];
  let typed: string | undefined;
  for (const sign of signs) {
    if (sign instanceof MouseEvent) {
      const button = (sign.target as Element).closest<HTMLElement>(
        'button, [role=button], [role=tab]',
      );
      // That of the search: what is typed then belongs to it.
      if (button?.matches('[aria-keyshortcuts*="+K"]')) typed ??= '';
      else {
        button?.click();
        // React renders what a click changed in a microtask, and the next click has to find that.
        await Promise.resolve();
      }
    } else if (sign.defaultPrevented || typed !== undefined) {
      typed = typed === undefined ? '' : edit(typed, sign);
    } else {
      sign.target?.dispatchEvent(copyOf(sign));
    }
  }
  if (typed === undefined) return;
  openSearch(typed);
  // The dialog selects its query to be typed over; here, the next key continues it.
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.setSelectionRange(typed.length, typed.length);
}

function edit(text: string, { key, ctrlKey, metaKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return text;
  return key === 'Backspace' ? text.slice(0, -1) : text + key;
}

/** An event that has been on its way cannot go again. */
function copyOf(event: KeyboardEvent): KeyboardEvent {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const options = { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  return new KeyboardEvent('keydown', options);
}
