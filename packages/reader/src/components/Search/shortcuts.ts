const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether a key asks for the search: Ctrl+K or Cmd+K anywhere, and `/` outside of text fields, unless
 * the reader has turned such keys off.
 */
export function asksForSearch(event: KeyboardEvent, singleKeys: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !shiftKey;
  if (key !== '/' || ctrlKey || metaKey || document.querySelector('dialog[open]')) return false;
  const isTyping = target instanceof Element && target.closest(editable) !== null;
  return singleKeys && !isTyping;
}
