import { holdsRequest } from './run-hash';

/**
 * Opens the request that the address holds, now and whenever another address does. What is returned
 * ends that.
 */
export function followRunLinks(open: () => Promise<void>): () => void {
  const listen = (): void => {
    if (holdsRequest()) void open();
  };
  listen();
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}
