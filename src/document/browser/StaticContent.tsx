import type { ReactNode } from 'react';
import { Spinner } from '@site/src/components/LoadState/Spinner';
import type { Frame } from './page-document';
import { useView } from './Navigation';

/**
 * The content of the page as its file says it. React leaves alone what the browser has opened, and
 * puts the content of the next page in its place.
 */
export function StaticContent({ frame }: { readonly frame: Frame }): ReactNode {
  const { page, isSlow } = useView();
  return (
    <>
      {isSlow && <Spinner />}
      <div
        data-content={frame}
        hidden={isSlow}
        dangerouslySetInnerHTML={{ __html: page.html ?? '' }}
        suppressHydrationWarning
      />
    </>
  );
}
