import type { RunAnswer } from '../sandbox/protocol';
import type { Changes } from './compare-answers';

export const messages = {
  loading: 'Loading …',
  notLoaded: 'This did not load. Check the connection and try again.',
  running: 'Running …',
  editorLoading: 'Loading the editor …',
  editorFailed: 'The editor did not load. Check the connection and try again.',
  reset: 'All changes are undone.',
  stopped: 'Stopped.',
  stale: 'The response shown answers an earlier request.',
  linkCopied: 'Link copied. It holds the request itself; nothing is sent.',
  linkShown: 'The link is in the address bar.',
  linkOpened: 'This request came with the link. Run it to see the response.',
  linkUnreadable: 'The link holds no request that can be read. Was it cut off?',
} as const;

/**
 * @param isRepeated whether an answer before it can be compared.
 * @param changes what differs from that, if it could be told.
 */
export function sayAnswer(
  { codes, milliseconds, bytes, effect }: RunAnswer,
  isRepeated: boolean,
  changes: Changes | undefined,
): string {
  const how = codes.length === 0 ? 'Answered' : `Answered with ${codes.join(', ')}`;
  const figures = `${how} in ${Math.max(1, Math.round(milliseconds))} ms · ${saySize(bytes)}`;
  const words = isRepeated ? `${figures} · ${sayChanges(changes)}.` : `${figures}.`;
  return effect === 'none' ? words : `${words} ${effects[effect]}`;
}

export function sayFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// On a phone, a line has room for fifty characters.
const effects = {
  changed: 'Your changes stay until you reload the page or undo them.',
  undone: 'This example starts from the original data: your changes are undone.',
} as const;

function sayChanges(changes: Changes | undefined): string {
  if (!changes) return 'most lines changed';
  const { count } = changes;
  if (count === 0) return 'the same answer as before';
  return `${count} ${count === 1 ? 'line' : 'lines'} changed`;
}

/** In units of a thousand, as the tools of browsers count. */
function saySize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`;
}
