import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import { useTypeWords } from './useTypeWords';

/** Button that says each type of the page in words; it needs JavaScript and hides without. */
export function TypeWordsSwitch(): ReactNode {
  const [inWords, setInWords] = useTypeWords();
  if (!useIsBrowser()) return <span className={styles.switchSpace} />;
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={inWords}
      onClick={() => setInWords(!inWords)}
    >
      Types in words
    </button>
  );
}
