import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

/** Where storage is blocked, the tab remembers that the offer was made. */
let isMade = false;

/** Offers dark colours to a reader whose system is dark: once, and only where nothing was chosen. */
export function DarkOffer({ className }: { readonly className: string | undefined }): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const slot = createStorageSlot('docs.dark-offer');
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isKnown = isMade || [createStorageSlot('theme'), slot].some((one) => one.get() !== null);
    if (!isDark || isKnown) return;
    isMade = true;
    // Further down the page the offer is out of view: the next page makes it again.
    if (window.scrollY === 0) slot.set('made');
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is stored is known to the browser only
    setIsOpen(true);
  }, []);

  function answer(mode: ColorMode): void {
    setIsOpen(false);
    setColorMode(mode);
    focusSwitch();
  }

  // A screen reader announces what comes into a region that was there before. Who uses the switch
  // has answered.
  return (
    <div role="status" className={className}>
      {isOpen && colorMode === 'light' && (
        <>
          <p>
            {translate({ id: 'darkOffer.question', message: 'Dark colours, like your system?' })}
          </p>
          <button type="button" className="button button--primary" onClick={() => answer('dark')}>
            {translate({ id: 'darkOffer.useDark', message: 'Use dark' })}
          </button>
          <button type="button" className="button" onClick={() => answer('light')}>
            {translate({ id: 'darkOffer.keepLight', message: 'Keep light' })}
          </button>
        </>
      )}
    </div>
  );
}

/** The switch, whose wrapper in `src/theme` has the class, or the menu that holds it. */
const nearOffer = '.navbar__toggle, .navbar .needsScripts > button';

/** The focus goes on from where the offer was. */
function focusSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(nearOffer)];
  buttons.find((button) => button.checkVisibility())?.focus();
}
