import { translate } from '@docusaurus/Translate';
import type { Send } from '../../example/runner';
import { loadChunk } from '../../load-chunk';
import { ask } from '../../sandbox';
import type { RunRequest } from '../../sandbox/protocol';
import type { Consent } from '../keep';
import type * as remote from './remote';

type Remote = typeof remote;

// Named here, since `loadChunk` knows by its function what failed before.
const importRemote = (): Promise<Remote> => import('./remote');

/** What sends to addresses, and asks before. */
export async function loadRemote(): Promise<Remote> {
  return loadChunk(importRemote);
}

/**
 * Has the model in the page answer, or the address that the request names, once the reader agreed.
 *
 * @param onSent is told each request that went there.
 * @throws Error in words, if nothing was sent or answered.
 */
export function createSend(
  parent: Element,
  consent: Consent,
  onSent: (request: RunRequest) => void,
): Send {
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
      if (!isAgreed)
        throw new Error(
          translate({ id: 'playground.targets.notSent', message: 'Nothing was sent.' }),
        );
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
