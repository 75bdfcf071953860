import siteIslands from '@islands';
import { holdsRequest } from './example/run-hash';

/** Every island, by the name in `data-island`. */
export const register: Readonly<Record<string, Registration>> = {
  ...siteIslands,
  'caller-choice': { wakes: 'on-use', load: () => import('./caller-choice') },
  'client-check': { wakes: 'on-use', load: () => import('./client-check') },
  code: { wakes: 'on-use', load: () => import('./code') },
  contents: { wakes: 'in-view', load: () => import('./contents') },
  'contents-fold': { wakes: 'on-use', load: () => import('./contents-fold') },
  'copy-field': { wakes: 'on-use', load: () => import('./copy-field') },
  'copy-page': { wakes: 'on-use', load: () => import('./copy-page') },
  'domain-map': { wakes: 'on-use', load: () => import('./domain-map') },
  example: { wakes: 'on-use', isDue: holdsRequest, load: () => import('./example') },
  'field-filter': { wakes: 'on-use', load: () => import('./field-filter') },
  'not-found': { wakes: 'at-once', load: () => import('./not-found') },
  playground: { wakes: 'at-once', load: () => import('./playground') },
  // Before it is in view, or the keyboard would pass it by.
  table: { wakes: 'at-once', load: () => import('./table') },
  // In view, since only a script can say to screen readers whether it is on.
  'type-words': {
    wakes: 'in-view',
    isDue: () => document.documentElement.dataset['typeWords'] === 'on',
    load: () => import('./type-words'),
  },
  way: { wakes: 'on-use', load: () => import('./way') },
};

/** Where the code of an island comes from, and when. */
export interface Registration {
  /** `on-use`: when the reader points at it, focuses it or presses something in it. */
  readonly wakes: 'in-view' | 'on-use' | 'at-once';
  /** Where this holds, it wakes at once, whatever `wakes` says. */
  readonly isDue?: () => boolean;
  /** Imports its chunk. The call to `import` must not be delayed: see `load-chunk.ts`. */
  readonly load: () => Promise<{
    /** Makes the element answer; the function that it returns ends that when its page goes. */
    readonly wake: ((element: HTMLElement) => void) | ((element: HTMLElement) => () => void);
  }>;
}
