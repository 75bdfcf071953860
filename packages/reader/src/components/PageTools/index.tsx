import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface PageToolsProps {
  /** Address of the page as Markdown. */
  readonly markdown: string;
}

/** The page as a program reads it, to open and to copy; the island `copy-page` copies it. */
export function PageTools({ markdown }: PageToolsProps): ReactNode {
  return (
    <div className={styles.tools} data-island="copy-page">
      {/* A file, for which the router has no page. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a className={styles.tool} href={markdown} type="text/markdown">
        {translate({ id: 'pageTools.markdown', message: 'View as Markdown' })}
      </a>
      <button type="button" className={`needsScripts ${styles.tool}`}>
        {translate({ id: 'pageTools.copy', message: 'Copy page' })}
      </button>
      <span className={styles.state} role="status" />
    </div>
  );
}
