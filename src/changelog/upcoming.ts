import { replacementOf } from '../graphql/contract';
import { compareNames } from '../graphql/symbols';
import type { Upcoming } from './change';
import { removalOf } from './compare-deprecations';
import type { Elements } from './elements';

/** All that is deprecated, by the day of its removal; without one, at the end. */
export function listUpcoming(elements: Elements): Upcoming[] {
  const upcoming = [...elements].flatMap(
    ([coordinate, { deprecationReason: reason }]): Upcoming[] => {
      if (reason === undefined) return [];
      const [removal, replacement] = [removalOf(reason), replacementOf(reason)];
      return [{ coordinate, reason, removal, replacement }];
    },
  );
  return upcoming.sort(
    (a, b) =>
      compareNames(a.removal ?? 'none', b.removal ?? 'none') ||
      compareNames(a.coordinate, b.coordinate),
  );
}
