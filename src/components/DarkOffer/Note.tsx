import type { ReactNode } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import styles from './styles.module.css';

export interface NoteProps {
  readonly answer: (mode: ColorMode) => void;
}

export function Note({ answer }: NoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <p>Your system is dark. Use dark colours here, too?</p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => answer('dark')}
      >
        Use dark
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => answer('light')}
      >
        Keep light
      </button>
    </div>
  );
}
