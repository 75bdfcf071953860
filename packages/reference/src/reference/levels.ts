import type { Change, Level } from '../changelog/change';
import { isEditorial } from '../changelog/change';
import { translate } from '../i18n/translate';

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
    label: translate({ id: 'reference.levels.breaking', message: 'Breaking' }),
    meaning: translate({
      id: 'reference.levels.breaking.meaning',
      message: 'A request that worked can fail, or its response takes another form.',
    }),
  },
  {
    level: 'tolerate',
    label: translate({ id: 'reference.levels.tolerate', message: 'May need handling' }),
    meaning: translate({
      id: 'reference.levels.tolerate.meaning',
      message:
        'Requests stay valid, but a response can hold something new, for example another error code.',
    }),
  },
  {
    level: 'safe',
    label: translate({ id: 'reference.levels.safe', message: 'Safe' }),
    meaning: translate({
      id: 'reference.levels.safe.meaning',
      message: 'Your client needs no change.',
    }),
  },
];

/** The changes that are more than other words in a description, by level. */
export function byUrgency(changes: readonly Change[]): Change[] {
  return levels.flatMap(({ level }) =>
    changes.filter((change) => change.level === level && !isEditorial(change)),
  );
}
