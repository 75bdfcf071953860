import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSingleKeys } from '../KeyboardHelp/useSingleKeys';
import { useApi } from '../use-api';
import { useLoading } from '../use-loading';
import { onOpenSearch } from './open-search';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { loadParts } from './parts';

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
  const [state, load] = useLoading(loadParts);
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

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl+K or Cmd+K anywhere, and `/` outside of text fields where single keys are on. */
function asksForSearch(event: KeyboardEvent, singleKeys: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !shiftKey;
  if (key !== '/' || ctrlKey || metaKey || document.querySelector('dialog[open]')) return false;
  const isTyping = target instanceof Element && target.closest(editable) !== null;
  return singleKeys && !isTyping;
}
