import { knownRoutes } from './known-routes';
import { nearestRoutes } from './nearest-routes';

/** What the page loads on demand. */
export function suggestionsFor(path: string): string[] {
  return nearestRoutes(path, knownRoutes());
}
