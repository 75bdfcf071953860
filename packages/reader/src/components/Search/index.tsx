import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApi } from '../use-api';
import { useSingleKeys } from '../KeyboardHelp/useSingleKeys';
import { onOpenSearch } from './open-search';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { asksForSearch } from './shortcuts';
import { useParts } from './useParts';

/** The search of the API that the page is about. */
export function Search(): ReactNode {
  const { id } = useApi();
  return <SearchOfApi key={id} />;
}

/** The button of the navbar and the dialog that it, a shortcut or `openSearch` opens. */
function SearchOfApi(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // Kept while the reader stays on the site, so that a second look begins where the first ended.
  const [query, setQuery] = useState('');
  const [state, load] = useParts();
  const [singleKeys] = useSingleKeys();

  useEffect(
    () =>
      onOpenSearch((text) => {
        // The next key belongs to the dialog, and may be on its way.
        flushSync(() => {
          if (text !== undefined) setQuery(text);
          setOpen(true);
        });
      }),
    [],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!asksForSearch(event, singleKeys)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);

  return (
    <>
      <SearchButton />
      {isOpen && (
        <SearchDialog
          state={state}
          load={load}
          query={query}
          onQuery={setQuery}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
