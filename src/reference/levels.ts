import type { Change, Level } from '../changelog/change';
import { isEditorial } from '../changelog/change';

interface LevelWords {
  readonly level: Level;
  readonly label: string;
  /** What it asks of a client. */
  readonly meaning: string;
}

/** The levels of changes by what they ask of a client, the most urgent first. */
export const levels: readonly LevelWords[] = [
  {
    level: 'breaking',
    label: 'Breaking',
    meaning: 'A request that worked can fail, or its response takes another form.',
  },
  {
    level: 'tolerate',
    label: 'May need handling',
    meaning:
      'Requests stay valid, but a response can hold something new, for example another error code.',
  },
  { level: 'safe', label: 'Safe', meaning: 'Your client needs no change.' },
];

/** The changes that are more than other words in a description, by level. */
export function byUrgency(changes: readonly Change[]): Change[] {
  return levels.flatMap(({ level }) =>
    changes.filter((change) => change.level === level && !isEditorial(change)),
  );
}
