import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import type { NoteProps } from './Note';
import styles from './styles.module.css';

type Offer =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'made'; readonly Note: ComponentType<NoteProps> };

/** Where storage is blocked, the tab remembers that the offer was made. */
let isMade = false;

/** Offers dark colours to a reader whose system is dark: once, and only where nothing was chosen. */
export function DarkOffer(): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const [offer, setOffer] = useState<Offer>({ status: 'none' });

  useEffect(() => {
    const slot = createStorageSlot('docs.dark-offer');
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isKnown = isMade || [createStorageSlot('theme'), slot].some((one) => one.get() !== null);
    if (!isDark || isKnown) return;
    isMade = true;
    // A screen reader announces what comes into a region that was there before.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is stored is known to the browser only
    setOffer({ status: 'loading' });
    import('./Note').then(
      ({ Note }) => {
        slot.set('made');
        setOffer({ status: 'made', Note });
      },
      () => setOffer({ status: 'none' }),
    );
  }, []);

  function answer(mode: ColorMode): void {
    setOffer({ status: 'none' });
    setColorMode(mode);
    focusSwitch();
  }

  // Who uses the switch has answered.
  if (offer.status === 'none' || colorMode === 'dark') return null;
  return (
    <div role="status" className={styles.place}>
      {offer.status === 'made' && <offer.Note answer={answer} />}
    </div>
  );
}

/** The focus goes on from where the offer was: the switch, or the menu that holds it. */
function focusSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.navbar button')];
  const isNear = ({ className, title }: HTMLElement): boolean =>
    className.includes('navbar__toggle') || /\bmode\b/.test(title);
  buttons.find((button) => isNear(button) && button.checkVisibility())?.focus();
}
