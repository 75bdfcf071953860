import type { Context, Resolvers, Row, World } from '../../shared/context';
import { failure } from '../../shared/context';
import { ascending, inBoth, invalid, ranked } from 'graphql-docs-model';
import { reporting } from '../../shared/stated-limits';
import { slugFrom, wordsOf } from '../../shared/text';
import { canRead } from '../../shared/permissions';
import type { UpdateSpaceInput } from '../../types/schema';
import { locate } from '../geo/locate';
import { distanceFrom, findableSpaces } from './lists';
import { problemsOf } from './problems';

type Space = Row<'spaces'>;

/** Farthest distance of a space "in the same area". */
const sameArea = 10_000;

export const validation = {
  Mutation: {
    validateSpace: reporting((_root, { input: { spaceId, ...values } }, context) => {
      if (Object.keys(values).length === 0) throw invalid('input', 'There is no field to check.');
      const { world } = context;
      const space = world.spaces.get(spaceId);
      const isUnknown = spaceId != null && !(space && canRead(space, context));
      const problems = problemsOf(values, isUnknown ? undefined : space, context);
      if (isUnknown)
        problems.unshift({
          field: 'input.spaceId',
          reason: 'UNKNOWN',
          message: 'There is no such space.',
          suggestion: null,
        });
      const isGood = (start: string): boolean =>
        problems.every(({ field }) => !field.startsWith(start));
      const { name, location } = values;
      const place = location && isGood('input.location') ? location : null;
      return {
        isValid: problems.length === 0,
        problems: problems.slice(0, 20),
        slug: name != null && isGood('input.name') ? (space?.slug ?? slugOf(name, world)) : null,
        similarSpaces: similarTo({ ...values, location: place }, context)
          .filter(({ id }) => id !== spaceId)
          .slice(0, 5),
      };
    }),
  },
} satisfies Resolvers;

/** @throws CONFLICT for a name that is taken, VALIDATION_FAILED for whatever else is wrong first. */
export function checkSpace(
  values: UpdateSpaceInput,
  space: Space | undefined,
  context: Context,
): void {
  const [problem] = problemsOf(values, space, context);
  if (!problem) return;
  if (problem.reason === 'TAKEN') throw failure('CONFLICT', problem.message);
  throw invalid(problem.field, problem.message);
}

/** Slug for a new space; those of deleted spaces stay taken, and umlauts take two letters. */
export function slugOf(name: string, { spaces, retiredSlugs }: World): string {
  const taken = [
    ...retiredSlugs.all().map(({ id }) => id),
    ...spaces.all().map(({ slug }) => slug),
  ];
  return slugFrom(name.trim().slice(0, 60), new Set(taken));
}

/** Counts words of the name twice, then topics, among the spaces of the same area. */
function similarTo(
  { name, summary, topicIds, location }: UpdateSpaceInput,
  context: Context,
): Space[] {
  const field = 'input.location';
  const center = location && locate(location, field, context.world).point;
  const around = center && { center, radiusMeters: sameArea };
  const distanceOf = distanceFrom(around, field, context);
  const spaces = findableSpaces(context).filter((space) => distanceOf(space) < Infinity);
  return ranked(
    spaces.sort(ascending(({ id }) => id)),
    (space) =>
      2 * sharedWords(name, space.name) +
      sharedWords(summary, space.summary) +
      inBoth(space.topicIds, topicIds ?? []).length,
  );
}

function sharedWords(first: string | null | undefined, second: string): number {
  const words = wordsOf(second);
  return [...wordsOf(first ?? '')].filter((word) => words.has(word)).length;
}
