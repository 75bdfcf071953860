import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';
import { t } from '../../t';

export interface CrashReportProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Says that the page crashed and why. Plain elements only: what threw may be in any component. */
export function CrashReport({ error, tryAgain }: CrashReportProps): ReactNode {
  const home = useBaseUrl('/');
  return (
    <main className={styles.report}>
      <div role="alert">
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- It may be what threw. */}
        <h1>{t('crash.title')}</h1>
        <p className={styles.ways}>
          <button type="button" className="button button--primary" onClick={tryAgain}>
            {t('crash.tryAgain')}
          </button>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </button>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- Link may be what threw. */}
          <a href={home}>{t('crash.home')}</a>
        </p>
        <p className={styles.reasons}>{reasons(error).join('\nCause: ')}</p>
      </div>
    </main>
  );
}

function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : reasons(error.cause))];
}
