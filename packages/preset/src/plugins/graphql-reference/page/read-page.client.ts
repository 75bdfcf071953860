import { useEffect, useState } from 'react';
import type { StoredPage, ReadPage } from '../page-data';

/** In the dev server, which makes a page when it is asked for, and says when the schema changes. */
export const useReferencePage: ReadPage = (path) => {
  const [page, setPage] = useState<StoredPage>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const response = await fetch(`/__reference${path}.json`);
      if (!isGone) setPage((await response.json()) as StoredPage);
    };
    void load();
    const changes = new EventSource('/__reference/changes');
    changes.onmessage = () => void load();
    return () => {
      isGone = true;
      changes.close();
    };
  }, [path]);
  return page;
};
