import { createStorageSlot } from '@docusaurus/theme-common';
import type { Store } from '../../example/state';
import { createStore } from '../../example/state';
import type { Border, Panels } from './sizes';
import { limits, readPanels, withSize } from './sizes';

export interface KeptPanels extends Pick<Store<Panels>, 'get' | 'subscribe'> {
  readonly resize: (border: Border, size: number) => void;
  /** Gives a border its usual place. */
  readonly reset: (border: Border) => void;
  readonly toggleAside: () => void;
}

/** How the reader has arranged the panels, kept where the browser lets us. */
export function keepPanels(): KeptPanels {
  const slot = createStorageSlot('playground.panels');
  const { get, set, subscribe } = createStore<Panels>(readPanels(slot.get()));
  const update = (next: Panels): void => {
    set(next);
    slot.set(JSON.stringify(next));
  };
  return {
    get,
    subscribe,
    resize: (border, size) => update(withSize(get(), border, size)),
    reset: (border) => update(withSize(get(), border, limits[border].usual)),
    toggleAside: () => update({ ...get(), isAsideHidden: !get().isAsideHidden }),
  };
}
