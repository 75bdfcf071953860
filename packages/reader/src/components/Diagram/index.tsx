import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { t } from '../../t';

export interface DiagramProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Natural width in CSS pixels, up to 610. */
  readonly width: string;
  /** Drawn at build time by `packages/preset/src/remark/diagrams`. */
  readonly svg: string;
}

/** A drawing with its caption, and its description in words. */
export function Diagram({ id, title, description, width, svg }: DiagramProps): ReactNode {
  // For the style sheet, since the policy of the site forbids attributes with styles.
  const tens = Math.ceil(Number(width) / 10);
  return (
    <figure className={styles.diagram} data-hundreds={Math.floor(tens / 10)} data-tens={tens % 10}>
      <p className={styles.hint} aria-hidden>
        {t('diagram.scrollHint')}
      </p>
      <div
        className={styles.scroller}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        // A drawing that is wider than a phone is scrolled, by the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      <figcaption className={styles.caption}>
        <span id={`${id}-title`}>{title}</span>
        <details className={styles.words}>
          <summary>{t('diagram.inWords')}</summary>
          <p id={`${id}-description`}>{description}</p>
        </details>
      </figcaption>
    </figure>
  );
}
