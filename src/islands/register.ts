import type { Registration } from './island';

/** Every island, by the name in `data-island`. */
export const register: Readonly<Record<string, Registration>> = {
  code: { wakes: 'on-use', load: () => import('./code') },
  contents: { wakes: 'in-view', load: () => import('./contents') },
  'copy-field': { wakes: 'on-use', load: () => import('./copy-field') },
  'domain-map': { wakes: 'on-use', load: () => import('./domain-map') },
  'not-found': { wakes: 'at-once', load: () => import('./not-found') },
  table: { wakes: 'in-view', load: () => import('./table') },
  // In view, since only a script can say to screen readers whether it is on.
  'type-words': { wakes: 'in-view', load: () => import('./type-words') },
};
