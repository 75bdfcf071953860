import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

export interface ExpandProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list that opens on demand, without JavaScript too, and by itself for an anchor within it. */
export function Expand({ label, children }: ExpandProps): ReactNode {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const target = hash && document.getElementById(decodeHash(hash));
    if (!target || !details.current?.contains(target)) return;
    details.current.open = true;
    target.scrollIntoView();
  }, [hash]);
  return (
    <details ref={details} className={styles.expand}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
