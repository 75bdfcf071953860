import { useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';

/**
 * Whether keys without Ctrl, Alt or Cmd do something: people who speak their text, or whose hand
 * slips, must be able to turn that off (WCAG 2.2, 2.1.4). Remembered where storage allows.
 */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [stored, slot] = useStorageSlot('docs.single-keys');
  const [chosen, setChosen] = useState<boolean>();
  const change = (on: boolean): void => {
    setChosen(on);
    if (on) slot.del();
    else slot.set('off');
  };
  return [chosen ?? stored !== 'off', change];
}
