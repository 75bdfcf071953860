import type { Change, EditedRequest } from '../../language-service/edit/request';
import { sayFailure } from './messages';
import type { Runner } from './runner';

/** Asks for a change of the request that is edited, makes it, and says what was done or why not. */
export async function editRequest(
  runner: Runner,
  apply: (change: Change) => void,
  ask: (request: EditedRequest) => Promise<Change>,
): Promise<void> {
  const { draft } = runner.get();
  if (!draft) return;
  const { query: text, variables, cursor } = draft;
  const message = await ask({ text, variables, cursor }).then((change) => {
    const { query, variables: latest } = runner.get().draft ?? {};
    // The reader has written on meanwhile.
    if (query !== text || latest !== variables) return undefined;
    apply(change);
    return change.message;
  }, sayFailure);
  if (message !== undefined) runner.say(message);
}
