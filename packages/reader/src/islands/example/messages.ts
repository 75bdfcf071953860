import { pluralForm } from 'graphql-docs-reference/i18n';
import type { RunAnswer } from '../sandbox/protocol';
import type { Changes } from './compare-answers';
import { t } from '../../t';

/**
 * @param isRepeated whether an answer before it can be compared.
 * @param changes what differs from that, if it could be told.
 */
export function sayAnswer(
  { milliseconds, bytes, effect, circumstances }: RunAnswer,
  isRepeated: boolean,
  changes: Changes | undefined,
): string {
  const time = `${Math.max(1, Math.round(milliseconds))}\u{A0}ms`;
  const how = t('example.answered', { time });
  const isLost = circumstances?.under === 'lost';
  const parts = isLost ? [t('example.notAnswered')] : [how, saySize(bytes)];
  // Nobody can compare what did not arrive.
  if (isRepeated && !isLost) parts.push(sayChanges(changes));
  if (effect !== 'none') parts.push(effects[effect]);
  return parts.join(' · ');
}

export function sayFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const effects = {
  changed: t('example.effects.changed'),
  undone: t('example.effects.undone'),
} as const;

function sayChanges(changes: Changes | undefined): string {
  if (!changes) return t('example.mostChanged');
  const { count } = changes;
  if (count === 0) return t('example.sameAnswer');
  return pluralForm(count, t('example.linesChanged', { count }));
}

/** In the units in which limits of sizes are given. */
function saySize(bytes: number): string {
  return bytes < 1024 ? `${bytes}\u{A0}B` : `${(bytes / 1024).toFixed(1)}\u{A0}KiB`;
}
