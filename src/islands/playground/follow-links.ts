import { followRunLinks } from '../example/follow-run-links';
import { messages } from '../example/messages';
import type { Runner } from '../example/runner';
import { decodeRun } from '../example/run-link';
import type { KeptDocuments } from './documents/keep-documents';

/** Opens requests that come with a link in tabs of their own. What is returned ends that. */
export function followLinks(documents: KeptDocuments, runner: Runner): () => void {
  return followRunLinks(async () => {
    const linked = await decodeRun(window.location.hash);
    if (linked?.name !== '') {
      runner.say(messages.linkUnreadable);
      return;
    }
    const { query, variables, as } = linked;
    documents.open({ query, variables, as, target: '' });
    runner.say(messages.linkOpened);
    // A reload would open it once more, beside what the reader has made of it.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  });
}
