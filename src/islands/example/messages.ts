import type { RunAnswer } from '../sandbox/protocol';

export const messages = {
  loading: 'Loading …',
  notLoaded: 'This did not load. Check the connection and try again.',
  running: 'Running …',
  editorLoading: 'Loading the editor …',
  editorFailed: 'The editor did not load. Check the connection and try again.',
  reset: 'The sandbox has been reset.',
  linkCopied: 'Link copied. It holds the request itself; nothing is sent.',
  linkShown: 'The link is in the address bar.',
  linkOpened: 'This request came with the link. Run it to see the response.',
  linkUnreadable: 'The link holds no request that can be read. Was it cut off?',
} as const;

/** @param after whether other requests were answered first, after a reset. */
export function sayAnswer({ codes, milliseconds }: RunAnswer, after: boolean): string {
  const how = codes.length === 0 ? 'Answered' : `Answered with ${codes.join(', ')}`;
  const where = after ? ', after a reset' : '';
  return `${how} in ${Math.max(1, Math.round(milliseconds))} ms${where}.`;
}

export function sayFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
