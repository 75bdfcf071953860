import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Order } from './symbols';

// `prepareDocument` puts what is stored into attributes of the document before it is painted. Style
// sheets show the order by them, and they outlive a menu that is made again.
const choices = {
  order: { attribute: 'data-menu-order', key: 'docs.menu-order' },
  words: { attribute: 'data-menu-words', key: 'docs.menu-words' },
} as const;

const listeners = new Set<() => void>();

/** Undefined until a script can ask. */
export function useOrder(): Order | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (chosen('order') === 'kind' ? 'kind' : 'domain'),
    () => undefined,
  );
}

export function chooseOrder(order: Order): void {
  choose('order', order === 'kind' ? order : '');
}

/** What the reader looks for in the names. */
export function useWords(): string {
  return useSyncExternalStore(subscribe, chosenWords, () => '');
}

export function chosenWords(): string {
  return chosen('words');
}

export function chooseWords(words: string): void {
  choose('words', words.trim());
}

function chosen(name: keyof typeof choices): string {
  return document.documentElement.getAttribute(choices[name].attribute) ?? '';
}

function choose(name: keyof typeof choices, value: string): void {
  const { attribute, key } = choices[name];
  const slot = createStorageSlot(key);
  if (value === '') {
    document.documentElement.removeAttribute(attribute);
    slot.del();
  } else {
    document.documentElement.setAttribute(attribute, value);
    slot.set(value);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
