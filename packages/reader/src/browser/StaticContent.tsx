import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Spinner } from '../components/LoadState/Spinner';
import { useView } from './Navigation';
import type { Frame } from '../loading/page-document';

/** Markup that is empty, as a browser takes it that takes no strings. */
const empty = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * The content of the page as its file says it. React leaves alone what the browser has opened; what
 * comes later is put in its place, and comes back after a crash.
 */
export function StaticContent({ frame }: { readonly frame: Frame }): ReactNode {
  const { page, isSlow } = useView();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [first] = page.nodes;
    if (host.current?.firstChild !== first) host.current?.replaceChildren(...page.nodes);
  }, [page]);
  return (
    <>
      {isSlow && <Spinner />}
      <div
        ref={host}
        data-content={frame}
        hidden={isSlow}
        dangerouslySetInnerHTML={empty}
        suppressHydrationWarning
      />
    </>
  );
}
