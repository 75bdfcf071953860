import type { Registration } from './island';

/** Every island, by the name in `data-island`. */
export const register: Readonly<Record<string, Registration>> = {
  code: { wakes: 'on-use', load: () => import('./code') },
};
