import { whyNotLoaded } from '../../loading/why-not-loaded';
import { sayNotLoaded } from '../say-not-loaded';
import type { Ask } from './connection';
import { SandboxError } from './sandbox-error';

/** Says more of a worker that did not load: it may be gone with the deploy that it was of. */
export function explainSilence(ask: Ask): Ask {
  return (task, request) =>
    ask(task, request).catch(async (reason: unknown) => {
      if (!(reason instanceof SandboxError) || reason.fault !== 'unloaded') throw reason;
      throw new Error(sayNotLoaded('sandbox', await whyNotLoaded(reason)), { cause: reason });
    });
}
