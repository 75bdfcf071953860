import type { ClientModule } from '@docusaurus/types';

type Fetch = Window['docusaurus']['prefetch'];

/**
 * Fetching ahead is a courtesy. What fails is left out: a chunk that does not come, and the look
 * at the connection, which throws in browsers that know no `effectiveType`. And it waits for the
 * reader: one path at a time, when the page has nothing else to do. Docusaurus takes all links
 * that come into view in one go, which holds a phone up for a quarter of a second.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation !== null) return;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = { prefetch: whenIdle(courteous(prefetch)), preload: courteous(preload) };
};

function courteous(fetchAhead: Fetch): Fetch {
  return (path) => {
    try {
      const fetched = fetchAhead(path);
      return fetched && fetched.catch(() => []);
    } catch {
      return false;
    }
  };
}

function whenIdle(fetchAhead: Fetch): Fetch {
  const paths = new Set<string>();
  const fetchNext = (): void => {
    const [path] = paths;
    if (path === undefined) return;
    void fetchAhead(path);
    paths.delete(path);
    if (paths.size > 0) idle(fetchNext);
  };
  return (path) => {
    paths.add(path);
    if (paths.size === 1) idle(fetchNext);
    return false;
  };
}

function idle(task: () => void): void {
  // Safari knows no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}
