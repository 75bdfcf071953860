import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { showCurrent } from '../ReferenceMenu/SymbolList';
import styles from './styles.module.css';

export interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Keeps the focus within the menu while it is open; Escape closes it, and the focus goes back. */
export function MobileMenu({ isOpen, close, children }: MobileMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    const restore = makeRestInert(element);
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    // The button that leads back goes with its menu.
    const focusMainMenu = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element && target.closest('.navbar-sidebar__back'))) return;
      const first = '.navbar-sidebar__item:not([inert]) a';
      requestAnimationFrame(() => element.querySelector<HTMLElement>(first)?.focus());
    };
    document.addEventListener('keydown', closeOnEscape);
    element.addEventListener('click', focusMainMenu);
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    element.querySelectorAll('.menu').forEach(showCurrent);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('click', focusMainMenu);
      restore();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [isOpen, close]);

  return (
    <div ref={menu} className={styles.menu}>
      {children}
    </div>
  );
}

/** Takes all of the page but an element from keyboard and screen reader; gives what undoes it. */
function makeRestInert(element: HTMLElement): () => void {
  // A backdrop stays: it takes the clicks that close what is before it.
  const others = beside(element).filter(({ inert, role }) => !inert && role !== 'presentation');
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** Siblings of the element, and of everything that it is in, up to the body. */
function beside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...beside(parent)];
}
