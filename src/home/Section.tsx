import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the home page: its heading beside its content, or above it on a narrow screen. */
export function Section({ id, title, intro, children }: SectionProps): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {intro && <p>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
