import { decode } from '../decode';

declare global {
  interface Window {
    showTarget?: () => void;
  }
}

/**
 * Does what the text of a page needs to be read, printed and linked to, as soon as it is there.
 */
export function prepareDocument(): void {
  const root = document.documentElement;
  const { baseUrl = '/' } = document.currentScript?.dataset ?? {};

  // Styles show what needs scripts only where there are some.
  root.dataset['scripted'] = '';
  adoptChoice('docs.type-words', 'typeWords');
  adoptChoice('docs.single-keys', 'singleKeys');
  adoptChoice('docs.menu-order', 'menuOrder');
  adoptChoice('docs.menu-words', 'menuWords');
  // Paper has no folds.
  addEventListener('beforeprint', () => fold(false));
  addEventListener('afterprint', () => fold(true));
  addEventListener('DOMContentLoaded', () => {
    showTarget();
    tidyAddress();
  });
  addEventListener('hashchange', showTarget);
  // What the frame does to the address is no event.
  window.showTarget = showTarget;

  /** Docusaurus puts the name of the site behind the key. */
  function adoptChoice(key: string, name: string): void {
    try {
      const stored = Object.keys(localStorage).find((candidate) => candidate.startsWith(key));
      if (stored !== undefined) root.dataset[name] = localStorage.getItem(stored) ?? '';
    } catch {
      // Where storage is blocked nothing was chosen.
    }
  }

  function fold(isAfter: boolean): void {
    const state = isAfter ? '[data-unfolded]' : ':not([open])';
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`details${state}`)) {
      details.open = !isAfter;
      details.toggleAttribute('data-unfolded', !isAfter);
    }
  }

  /** Marks the place that the address names, for style sheets, and opens what hides it. */
  function showTarget(): void {
    document.querySelector('[data-target]')?.removeAttribute('data-target');
    const target = document.getElementById(decode(location.hash.slice(1)));
    if (!target) return;
    target.dataset['target'] = '';
    target.closest('.field')?.querySelector('details')?.setAttribute('open', '');
    let folded = target.closest<HTMLDetailsElement>('details:not([open])');
    if (!folded) return;
    for (; folded; folded = target.closest('details:not([open])')) folded.open = true;
    target.scrollIntoView();
  }

  /** A page has one address, whichever of its files the host has answered. */
  function tidyAddress(): void {
    const { pathname, search, hash } = location;
    if (!pathname.endsWith('.html') || document.querySelector('[data-island=not-found]')) return;
    const path = pathname.replace(/(?:\/index)?\.html$/, '');
    const url = (path.startsWith(baseUrl) ? path : baseUrl) + search + hash;
    history.replaceState(history.state, '', url);
  }
}
