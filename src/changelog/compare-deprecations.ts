import { replacementOf } from '../graphql/contract';
import type { ElementChange } from './change';
import type { Element } from './elements';

/** One change where something is deprecated, with what its reason says, or where that differs. */
export function compareDeprecations(
  { deprecationReason: before }: Element,
  { deprecationReason: after }: Element,
): ElementChange[] {
  if (before === after) return [];
  if (after === undefined) return [{ kind: 'undeprecated', level: 'safe' }];
  const announced = { replacement: replacementOf(after), removal: removalOf(after) };
  if (before === undefined) return [{ kind: 'deprecated', level: 'safe', after, ...announced }];
  const [oldDay, newDay] = [removalOf(before), removalOf(after)];
  if (oldDay !== newDay) {
    const isEarlier = newDay !== undefined && (oldDay === undefined || newDay < oldDay);
    const level = isEarlier ? 'tolerate' : 'safe';
    return [{ kind: 'removal-moved', level, before: oldDay, after: newDay, ...announced }];
  }
  const [oldName, newName] = [replacementOf(before), announced.replacement];
  return oldName === newName
    ? [{ kind: 'reason-changed', level: 'safe', before, after, ...announced }]
    : [
        {
          kind: 'replacement-changed',
          level: 'safe',
          before: oldName,
          after: newName,
          ...announced,
        },
      ];
}

/** Day of removal with which a reason ends, `Removal on 2027-09-30.` */
export function removalOf(reason: string): string | undefined {
  return /\bRemoval\s+on\s+(\d{4}-\d{2}-\d{2})\.?\s*$/.exec(reason)?.[1];
}
