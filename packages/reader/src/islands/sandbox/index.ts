import sandboxes from '@sandboxes';
import { memo } from 'graphql-docs-reference/calls';
import { currentApi } from '../../api';
import { whyNotLoaded } from '../../loading/why-not-loaded';
import { sayNotLoaded } from '../load-chunk';
import type { Ask } from './connection';
import { createConnection, describeIntrospection, SandboxError } from './connection';

/** What executes requests to an API and explains its names. */
export interface Sandbox {
  /** That of the API. */
  readonly id: string;
  readonly startWorker: () => Worker;
  /** Whole descriptions of the schema, by coordinate. */
  readonly loadTexts: () => Promise<Readonly<Record<string, string>>>;
  /** The beginnings of descriptions, by coordinate, from the file of a name. */
  readonly loadDescriptions: (file: string) => Promise<Readonly<Record<string, string>>>;
}

/** That of the API of the open page. */
export function currentSandbox(): Sandbox {
  const { id } = currentApi();
  return sandboxes.find((sandbox) => sandbox.id === id) ?? sandboxes[0];
}

/** Asks the one sandbox of the API, whichever of its examples asks. */
export const ask: Ask = (task, request) => connect(currentSandbox())(task, request);

const connect = memo(
  ({ startWorker, loadTexts }: Sandbox): Ask =>
    describeIntrospection(explainSilence(createConnection(startWorker)), loadTexts),
);

/** Says more of a worker that did not load: it may be gone with the deploy that it was of. */
function explainSilence(ask: Ask): Ask {
  return (task, request) =>
    ask(task, request).catch(async (reason: unknown) => {
      if (!(reason instanceof SandboxError) || reason.fault !== 'unloaded') throw reason;
      throw new Error(sayNotLoaded('sandbox', await whyNotLoaded(reason)), { cause: reason });
    });
}
