/** The list of keys has the same switch: see `useSingleKeys`. */
const storageKey = 'docs.single-keys';

/**
 * Whether `/` opens the search. A shortcut of one character can be pressed by mistake or by speech,
 * so a reader can turn it off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.
 */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the choice, unless the browser refuses to store anything. */
export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Where nothing can be stored the shortcut stays on.
  }
}
