import type { ReactNode } from 'react';
import { useEffect } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import { product } from '../../product';
import styles from './styles.module.css';

export interface AnnouncementProps {
  readonly isActive: boolean;
  readonly close: () => void;
}

const { text, link } = product.announcement;

let isClosed = false;

/**
 * Each kind of page makes its layout again, and with it the bar, which asks the storage whether it
 * was closed. Where storage is blocked, the tab remembers it.
 */
export function Announcement({ isActive, close }: AnnouncementProps): ReactNode {
  useEffect(() => {
    if (!isActive) isClosed = true;
  }, [isActive]);
  if (isClosed || !isActive) return null;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.announcement)}
      role="banner"
    >
      <p className={styles.content}>
        {text} <Link to={link.href}>{link.label}</Link>
      </p>
      <CloseButton className={styles.close ?? ''} onClick={close} />
    </div>
  );
}
