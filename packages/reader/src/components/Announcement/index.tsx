import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { ThemeConfig } from '@docusaurus/theme-common';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import type { ReaderThemeConfig } from 'graphql-docs-reference/options';
import { DarkOffer } from '../DarkOffer';
import styles from './styles.module.css';

export interface AnnouncementProps {
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
