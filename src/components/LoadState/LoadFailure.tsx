import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

export interface LoadFailureProps {
  readonly reason: unknown;
  readonly onRetry: () => void;
}

/** The box that the plugin `page-loading` shows before and beside React; the looks are its. */
export function LoadFailure({ reason, onRetry }: LoadFailureProps): ReactNode {
  return (
    <div className="alert alert--danger pageFailure" role="alert">
      <strong>
        {translate({ id: 'load.failed', message: 'The page could not be loaded completely.' })}
      </strong>
      <p>{String(reason)}</p>
      <button type="button" className="button" onClick={onRetry}>
        {translate({ id: 'load.retry', message: 'Retry' })}
      </button>
    </div>
  );
}
