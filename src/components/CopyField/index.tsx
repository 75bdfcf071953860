import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import styles from './styles.module.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

type CopyState = 'idle' | 'copied' | 'refused';

const messages: Readonly<Record<CopyState, string>> = {
  idle: '',
  copied: 'Copied',
  refused: 'Not copied: the text is selected, press Ctrl or ⌘ and C',
};

/** A value to take along. Where the browser does not let us copy, the text is selected instead. */
export function CopyField({ label, value }: CopyFieldProps): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  const text = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setState('refused');
    }
  }

  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <code ref={text} className={styles.value}>
        {value}
      </code>
      <button
        type="button"
        className={styles.button}
        aria-label={`Copy the ${label.toLowerCase()}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
      <span className={styles.state} role="status">
        {messages[state]}
      </span>
    </div>
  );
}
