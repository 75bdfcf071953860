import { createStorageSlot } from '@docusaurus/theme-common';
import type { Send } from '../../example/runner';
import { loadChunk } from '../../load-chunk';
import { ask } from '../../sandbox';
import type { RunRequest } from '../../sandbox/protocol';
import type { RemoteRequest } from './targets';
import { isCovered, keyOf } from './targets';
import { t } from '../../../t';

// Named here, since `loadChunk` knows by its function what failed before.
const importRemote = () => import('./remote');

/** What sends to addresses, and asks before. */
export async function loadRemote(): ReturnType<typeof importRemote> {
  return loadChunk(importRemote);
}

/**
 * Has the model in the page answer, or the address that the request names, once the reader agreed.
 *
 * @param onSent is told each request that went there.
 * @throws Error in words, if nothing was sent or answered.
 */
export function createSend(parent: Element, onSent: (request: RunRequest) => void): Send {
  const consent = keepConsent();
  return async (request, signal) => {
    const { target, headers } = request.to ?? { target: '', headers: [] };
    if (target === '') {
      const answer = await ask('run', request);
      onSent(request);
      return answer;
    }
    const { composeRequest, askConsent, sendRemote } = await loadRemote();
    const composed = composeRequest(request, target, headers);
    if (!consent.isGiven(composed)) {
      const { isAgreed, isLasting } = await askConsent(parent, composed);
      if (!isAgreed) throw new Error(t('playground.targets.notSent'));
      if (isLasting) consent.give(composed);
    }
    onSent(request);
    const start = performance.now();
    const { status, headers: received, ...answer } = await sendRemote(composed, signal);
    return {
      ...answer,
      milliseconds: performance.now() - start,
      world: target,
      effect: 'none',
      http: { status, headers: received },
    };
  };
}

/** Where the reader agreed to send unasked, as long as the tab: an address and names of headers. */
function keepConsent() {
  const slot = createStorageSlot('playground.consent', { persistence: 'sessionStorage' });
  const given = new Set(slot.get()?.split('\n'));
  return {
    isGiven: (request: RemoteRequest) => isCovered(keyOf(request), given),
    give: (request: RemoteRequest) => {
      given.add(keyOf(request));
      slot.set([...given].join('\n'));
    },
  };
}
