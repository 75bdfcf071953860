import { placed } from '../../api';
import { messages, sayFailure } from './messages';
import type { LinkedRequest } from './run-link';
import { encodeRun } from './run-link';

const playground = '/docs/graphql/playground';

/** Puts a link to a request of this page into the clipboard, or into the address bar; says which. */
export async function share(request: LinkedRequest): Promise<string> {
  try {
    return await passOn(await encodeRun(request));
  } catch (reason) {
    return sayFailure(reason);
  }
}

async function passOn(hash: string): Promise<string> {
  const url = new URL(hash, window.location.href);
  try {
    await navigator.clipboard.writeText(url.href);
    return messages.linkCopied;
  } catch {
    window.history.replaceState(window.history.state, '', url);
    return messages.linkShown;
  }
}

/** Opens a request in the playground. What is returned says why it does not open. */
export async function openInPlayground(request: LinkedRequest): Promise<string> {
  try {
    window.location.assign(placed(playground) + (await encodeRun({ ...request, name: '' })));
    return messages.loading;
  } catch (reason) {
    return sayFailure(reason);
  }
}
