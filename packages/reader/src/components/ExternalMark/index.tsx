import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { t } from '../../t';

export interface ExternalMarkProps {
  readonly width?: number | string;
  readonly height?: number | string;
}

/** Is at the end of a link to another site: an arrow to see, and words to hear. */
export function ExternalMark({ width = 11, height = 11 }: ExternalMarkProps): ReactNode {
  return (
    <>
      <span aria-hidden>
        {/* The joiner keeps the arrow on the line of the last word. */}
        {'\u2060'}
        <svg className={styles.arrow} width={width} height={height}>
          <use href="#theme-svg-external-link" />
        </svg>
      </span>
      <span className={styles.words}>{t('link.newTab')}</span>
    </>
  );
}
