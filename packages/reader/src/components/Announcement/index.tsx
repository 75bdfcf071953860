import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ColorMode, ThemeConfig } from '@docusaurus/theme-common';
import {
  createStorageSlot,
  ThemeClassNames,
  useColorMode,
  useThemeConfig,
} from '@docusaurus/theme-common';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import type { ReaderThemeConfig } from 'graphql-docs-reference/options';
import styles from './styles.module.css';
import { t } from '../../t';

interface AnnouncementProps {
  readonly isActive: boolean;
  readonly close: () => void;
}

let isClosed = false;

/**
 * Each kind of page makes its layout again, and with it the bar, which asks the storage whether it
 * was closed. Where storage is blocked, the tab remembers it.
 *
 * The offer of dark colours takes the announcement's place until it is answered, so that it covers
 * no control and moves nothing.
 */
export function Announcement({ isActive, close }: AnnouncementProps): ReactNode {
  const { announcementBar, reader } = useThemeConfig() as ThemeConfig & ReaderThemeConfig;
  const link = reader?.announcementLink;
  useEffect(() => {
    if (!isActive) isClosed = true;
  }, [isActive]);
  return (
    <div className={styles.bar}>
      {isActive && !isClosed && (
        <div
          className={clsx(ThemeClassNames.announcementBar.container, styles.announcement)}
          role="banner"
        >
          <p className={styles.content}>
            {announcementBar?.content} {link && <Link to={link.href}>{link.label}</Link>}
          </p>
          <CloseButton className={styles.close ?? ''} onClick={close} />
        </div>
      )}
      <DarkOffer className={styles.offer} />
    </div>
  );
}

/** Where storage is blocked, the tab remembers that the offer was made. */
let isMade = false;

/** Offers dark colours to a reader whose system is dark: once, and only where nothing was chosen. */
function DarkOffer({ className }: { readonly className: string | undefined }): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const slot = createStorageSlot('docs.dark-offer');
    // Colours of a reader's own are neither of both.
    const isDark = matchMedia('(prefers-color-scheme: dark) and (forced-colors: none)').matches;
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
          <p>{t('darkOffer.question')}</p>
          <button type="button" className="button button--primary" onClick={() => answer('dark')}>
            {t('darkOffer.useDark')}
          </button>
          <button type="button" className="button" onClick={() => answer('light')}>
            {t('darkOffer.keepLight')}
          </button>
        </>
      )}
    </div>
  );
}

/** The switch of colours, or the menu that holds it. */
const nearOffer = '.navbar__toggle, .navbar .needsScripts > button';

/** The focus goes on from where the offer was. */
function focusSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(nearOffer)];
  buttons.find((button) => button.checkVisibility())?.focus();
}
