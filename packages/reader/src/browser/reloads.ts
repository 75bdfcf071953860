const key = 'page-loading.reloaded';

/**
 * Whether the page may reload itself for the sake of a path, which it may once until the path has
 * loaded: `settleReload` says so. A server that sends the reader elsewhere makes no loop of it.
 */
export function mayReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
    return true;
  } catch {
    return !isReload();
  }
}

export function settleReload(path: string): void {
  try {
    if (sessionStorage.getItem(key) === path) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to settle.
  }
}

/** Without storage, a page that has come by a reload does not reload itself again. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

const patience = 5000;

/** Whether the server answers for this page at all, so that a reload leaves the reader with one. */
export async function canReload(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
