import { rootNames } from '../graphql/symbols';
import type { ChangeDraft, ElementChange } from './change';
import { compareApplications } from './compare-applications';
import { compareDeprecations } from './compare-deprecations';
import type { Comparison } from './comparison';
import type { Element } from './elements';
import { compareLimits } from './limits';

/** How what exists before and after differs, besides its type and its members. */
export function compareElements({ before, after, contract }: Comparison): ChangeDraft[] {
  const roots = rootNames(after.schema);
  return [...after.elements].flatMap(([coordinate, element]) => {
    const old = before.elements.get(coordinate);
    if (!old) return [];
    const accepts = element.isInput || roots.some((root) => coordinate.startsWith(`${root}.`));
    return [
      ...compareDefaults(old, element),
      ...compareApplications(old, element, after.schema, contract),
      ...compareDeprecations(old, element, contract),
      ...compareLimits(old, element, accepts),
      ...compareDescriptions(old, element),
    ].map((change) => ({ coordinate, ...change }));
  });
}

/**
 * A document that leaves an argument out means something else once its default changes, and is
 * invalid if the argument cannot be null and loses it.
 */
function compareDefaults(old: Element, element: Element): ElementChange[] {
  const [before, after] = [old.defaultValue, element.defaultValue];
  if (before === after) return [];
  if (after === undefined) return [{ kind: 'default-removed', level: 'breaking', before }];
  if (before !== undefined) return [{ kind: 'default-changed', level: 'breaking', before, after }];
  return [{ kind: 'default-added', level: old.isRequired ? 'safe' : 'tolerate', after }];
}

function compareDescriptions(old: Element, element: Element): ElementChange[] {
  if (old.description === element.description) return [];
  return [{ kind: 'description-changed', level: 'safe' }];
}
