import type { Location } from 'history';
import { decode } from '../decode';

const storageKey = 'scroll-positions';
const positions = new Map<string, number>(readStored());

/** Key of the step of the history that is shown. */
let current = '';

/**
 * Remembers how far the reader has scrolled at each step of the history. The browser could do so
 * only if the content of a page were there as soon as its address is.
 */
export function trackScroll(): void {
  window.history.scrollRestoration = 'manual';
  current = keyOfStep();
  window.addEventListener('scroll', () => positions.set(current, window.scrollY), {
    passive: true,
  });
  window.addEventListener('pagehide', () => {
    // Whoever comes back from another site gets the file, where the browser knows the place itself.
    window.history.scrollRestoration = 'auto';
    store();
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

/** Shows the place of a location on the page that is there now. */
export function scrollToLocation(location: Location, isReturn: boolean): void {
  current = location.key ?? keyOfStep();
  const position = isReturn ? positions.get(current) : undefined;
  const target = document.getElementById(decode(location.hash.slice(1)));
  window.showTarget?.();
  if (position !== undefined) window.scrollTo(0, position);
  else if (target) {
    target.scrollIntoView();
    if (!isReturn) takeFocus(target);
  } else window.scrollTo(0, 0);
}

/** Has the keyboard go on from an element. What takes no focus by itself shows no ring. */
function takeFocus(element: HTMLElement): void {
  const isFocusable = element.hasAttribute('tabindex');
  if (!isFocusable) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  if (!isFocusable) element.removeAttribute('tabindex');
}

/** Steps that the browser makes itself, such as one to a place on the page, get their key here. */
function keyOfStep(): string {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage, a reload begins at the top.
  }
}

/** What was stored; none where it is none of ours, since the key can be another site's of this origin. */
function readStored(): readonly [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
