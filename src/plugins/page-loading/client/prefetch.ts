import type { ClientModule } from '@docusaurus/types';

type Fetch = Window['docusaurus']['prefetch'];

/**
 * Fetching ahead is a courtesy, so what fails is left out: a chunk that does not come, and the
 * look at the connection, which throws in browsers that know no `effectiveType`.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation !== null) return;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = { prefetch: courteous(prefetch), preload: courteous(preload) };
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
