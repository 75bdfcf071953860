import { useStorageSlot } from '@docusaurus/theme-common';

/** Whether types are explained in words: chosen by the reader, remembered where storage allows. */
export function useTypeWords(): readonly [boolean, (inWords: boolean) => void] {
  const [value, slot] = useStorageSlot('docs.type-words');
  return [value === 'on', (inWords) => (inWords ? slot.set('on') : slot.del())];
}
