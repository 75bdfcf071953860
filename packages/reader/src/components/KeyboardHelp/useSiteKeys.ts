import { useEffect } from 'react';

const elsewhere = 'input, textarea, select, dialog, [role=dialog], [contenteditable]';

/** Listens to the keys of the site, but not while the reader writes or a dialog is open. */
export function useSiteKeys(enabled: boolean, openHelp: () => void): void {
  useEffect(() => {
    if (!enabled) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const action = actionOf(event);
      if (action === undefined) return;
      event.preventDefault();
      if (action === 'help') openHelp();
      else turnPage(action);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, openHelp]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null;
}

/** By the link that the page shows, so that keys lead where readers see that they lead. */
function turnPage(direction: 'previous' | 'next'): void {
  const end = direction === 'previous' ? 'prev' : 'next';
  document.querySelector<HTMLAnchorElement>(`a.pagination-nav__link--${end}`)?.click();
}

type KeyAction = 'help' | 'previous' | 'next';

/** What of a keyboard event decides. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

const actions: Readonly<Record<string, KeyAction>> = { '?': 'help', '[': 'previous', ']': 'next' };

/** What a key of the site does; undefined for every other, and beside Ctrl, Alt and Cmd. */
export function actionOf(press: KeyPress): KeyAction | undefined {
  const modified = press.ctrlKey || press.metaKey || press.altKey;
  // Some keyboards write brackets by AltGr.
  return modified && !press.getModifierState('AltGraph') ? undefined : actions[press.key];
}
