import { translate } from '@docusaurus/Translate';
import { pluralForm } from 'graphql-docs-reference/i18n';
import type { RunAnswer } from '../sandbox/protocol';
import type { Changes } from './compare-answers';

export const messages = {
  loading: translate({ id: 'example.loading', message: 'Loading …' }),
  running: translate({ id: 'example.running', message: 'Running …' }),
  editorLoading: translate({ id: 'example.editorLoading', message: 'Loading the editor …' }),
  reset: translate({ id: 'example.reset', message: 'The test data is reset.' }),
  queryReset: translate({
    id: 'example.queryReset',
    message: 'The query is as it was. Ctrl+Z brings back what you wrote.',
  }),
  stopped: translate({ id: 'example.stopped', message: 'Stopped.' }),
  stale: translate({ id: 'example.stale', message: 'Run the request to see its answer.' }),
  linkCopied: translate({
    id: 'example.linkCopied',
    message: 'Link copied. It holds the request itself; nothing is sent.',
  }),
  linkShown: translate({ id: 'example.linkShown', message: 'The link is in the address bar.' }),
  linkOpened: translate({
    id: 'example.linkOpened',
    message: 'This request came with the link. Run it to see the response.',
  }),
  linkUnreadable: translate({
    id: 'example.linkUnreadable',
    message: 'The link holds no request that can be read. Was it cut off?',
  }),
} as const;

/**
 * @param isRepeated whether an answer before it can be compared.
 * @param changes what differs from that, if it could be told.
 */
export function sayAnswer(
  { milliseconds, bytes, effect }: RunAnswer,
  isRepeated: boolean,
  changes: Changes | undefined,
): string {
  const time = `${Math.max(1, Math.round(milliseconds))} ms`;
  const how = translate({ id: 'example.answered', message: 'Answered in {time}' }, { time });
  const parts = [how, saySize(bytes)];
  if (isRepeated) parts.push(sayChanges(changes));
  if (effect !== 'none') parts.push(effects[effect]);
  return `${parts.join(' · ')}.`;
}

export function sayFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const effects = {
  changed: translate({
    id: 'example.effects.changed',
    message: 'data changed',
  }),
  undone: translate({
    id: 'example.effects.undone',
    message: 'your earlier changes undone',
  }),
} as const;

function sayChanges(changes: Changes | undefined): string {
  if (!changes) return translate({ id: 'example.mostChanged', message: 'most lines changed' });
  const { count } = changes;
  if (count === 0)
    return translate({ id: 'example.sameAnswer', message: 'the same answer as before' });
  return pluralForm(
    count,
    translate(
      { id: 'example.linesChanged', message: '{count} line changed|{count} lines changed' },
      { count },
    ),
  );
}

/** In units of a thousand, as the tools of browsers count. */
function saySize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`;
}
