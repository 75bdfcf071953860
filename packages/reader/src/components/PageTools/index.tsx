import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { t } from '../../t';

export interface PageToolsProps {
  readonly markdown: string;
}

/** The page as a program reads it, to open and to copy; the island `copy-page` copies it. */
export function PageTools({ markdown }: PageToolsProps): ReactNode {
  return (
    <div className={styles.tools} data-island="copy-page">
      {/* A file, for which the router has no page. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a className={styles.tool} href={markdown} type="text/markdown">
        {t('pageTools.markdown')}
      </a>
      <button type="button" className={`needsScripts ${styles.tool}`}>
        {t('pageTools.copy')}
      </button>
      <span className={styles.state} role="status" />
    </div>
  );
}
