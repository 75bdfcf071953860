import { createStorageSlot } from '@docusaurus/theme-common';
import type { RemoteRequest } from './compose-request';
import { isCovered, keyOf, readGiven } from './consent-key';

export interface Consent {
  readonly isGiven: (request: RemoteRequest) => boolean;
  readonly give: (request: RemoteRequest) => void;
}

/**
 * Where the reader has agreed to send without being asked again: an address, with headers of the
 * same names. It lasts as long as the browser's tab, and where nothing is stored, as the page.
 */
export function keepConsent(): Consent {
  const slot = createStorageSlot('playground.consent', { persistence: 'sessionStorage' });
  const given = new Set(readGiven(slot.get()));
  return {
    isGiven: (request) => isCovered(keyOf(request), given),
    give: (request) => {
      given.add(keyOf(request));
      slot.set(JSON.stringify([...given]));
    },
  };
}
