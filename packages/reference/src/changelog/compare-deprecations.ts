import { removalOf, replacementOf } from '../graphql/contract';
import type { Contract } from '../options/contract';
import type { ElementChange } from './change';
import type { Element } from './elements';

/** One change where something is deprecated, with what its reason says, or where that differs. */
export function compareDeprecations(
  { deprecationReason: before }: Element,
  { deprecationReason: after }: Element,
  contract: Contract,
): ElementChange[] {
  if (before === after) return [];
  if (after === undefined) return [{ kind: 'undeprecated', level: 'safe' }];
  const announced = {
    replacement: replacementOf(after, contract),
    removal: removalOf(after, contract),
  };
  if (before === undefined) return [{ kind: 'deprecated', level: 'safe', after, ...announced }];
  const [oldDay, newDay] = [removalOf(before, contract), removalOf(after, contract)];
  if (oldDay !== newDay) {
    const isEarlier = newDay !== undefined && (oldDay === undefined || newDay < oldDay);
    const level = isEarlier ? 'tolerate' : 'safe';
    return [{ kind: 'removal-moved', level, before: oldDay, after: newDay, ...announced }];
  }
  const [oldName, newName] = [replacementOf(before, contract), announced.replacement];
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
