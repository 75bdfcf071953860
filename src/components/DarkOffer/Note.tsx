import type { ReactNode } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface NoteProps {
  readonly answer: (mode: ColorMode) => void;
}

export function Note({ answer }: NoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        {translate({
          id: 'darkOffer.question',
          message: 'Your system is dark. Use dark colours here, too?',
        })}
      </p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => answer('dark')}
      >
        {translate({ id: 'darkOffer.useDark', message: 'Use dark' })}
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => answer('light')}
      >
        {translate({ id: 'darkOffer.keepLight', message: 'Keep light' })}
      </button>
    </div>
  );
}
