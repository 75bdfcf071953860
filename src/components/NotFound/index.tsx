import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import { openSearch } from '../Search/open-search';
import styles from './styles.module.css';

/** Says what was asked for, what is near it, and, below, the other ways on that it is given. */
export function NotFound({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  // One file answers for every unknown address, so the server does not know which it is.
  const asked = useIsBrowser() ? pathname : undefined;
  const suggestions = useSuggestions(asked);
  return (
    <main className={`container ${styles.page}`}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      {asked === undefined ? (
        <p>There is no page at this address.</p>
      ) : (
        <>
          <p>
            There is no page at <code className={styles.asked}>{asked}</code>.
          </p>
          <button
            type="button"
            className="button button--primary"
            aria-haspopup="dialog"
            onClick={() => openSearch(lastWords(asked))}
          >
            Search for it
          </button>
        </>
      )}
      {suggestions.length > 0 && (
        <>
          <Heading as="h2">Near that address</Heading>
          <ul>
            {suggestions.map((route) => (
              <li key={route}>
                <Link to={route}>{route}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </main>
  );
}

/** What the last part of a path says: `/docs/space-members.html` asks for "space members". */
function lastWords(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return part.replace(/\.\w+$/, '').replace(/[-_+%]+/g, ' ');
}

/** Nothing until the matcher is loaded, nor where it does not load: the rest of the page helps. */
function useSuggestions(path: string | undefined): readonly string[] {
  const [found, setFound] = useState<{ path: string; routes: readonly string[] }>();
  useEffect(() => {
    if (path === undefined) return;
    void import('./suggestions').then(
      ({ suggestionsFor }) => setFound({ path, routes: suggestionsFor(path) }),
      () => setFound(undefined),
    );
  }, [path]);
  return found !== undefined && found.path === path ? found.routes : [];
}
