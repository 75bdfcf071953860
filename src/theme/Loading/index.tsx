// Takes the place of core's fallback: a box that can be read, and a spinner that can stand still.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { LoadFailure } from '@site/src/components/LoadState/LoadFailure';
import { Spinner } from '@site/src/components/LoadState/Spinner';

export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  const reason: unknown = error;
  if (reason) return <LoadFailure reason={reason} onRetry={retry} />;
  return <div data-page-awaited>{pastDelay && <Spinner />}</div>;
}
