import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

export interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, which says what is copied. */
  readonly label: string;
}

type CopyState = 'idle' | 'copied' | 'failed';

const words = { idle: '', copied: 'Copied', failed: 'Not copied: select the text instead' };

/** Copies a text, and says beside the button and to screen readers what came of it. */
export function CopyButton({ text, label }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 3000);
    return () => clearTimeout(timer);
  }, [state]);

  function copy(): void {
    writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <span className={styles.copy}>
      <span role="status" className={styles.status}>
        {words[state]}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title="Copy"
        onClick={copy}
      >
        {state === 'copied' ? <IconSuccess aria-hidden /> : <IconCopy aria-hidden />}
      </button>
    </span>
  );
}

/** The clipboard is absent where the site is not served over HTTPS, and may be refused. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
