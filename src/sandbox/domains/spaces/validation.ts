import type { Context } from '../../kit/context';
import type { ParentOf } from '../../kit/parents';
import { metresBetween } from '../../kit/distance';
import { failure, invalid } from '../../kit/failure';
import { canRead } from '../../shared/permissions';
import { slugFrom } from '../../kit/slug';
import { folded } from '../../kit/text';
import type { Row, World } from '../../kit/world';
import { locate } from '../geo/locate';
import { problemsOf } from './problems';
import { findableSpaces } from './lists';
import { positionOf } from './search';
import type {
  SpaceValidation,
  SpaceValidationProblem,
  UpdateSpaceInput,
  ValidateSpaceInput,
} from '../../types/schema';

/** Farthest distance of a space "in the same area". */
const sameArea = 10_000;

/** Result of `Mutation.validateSpace`. */
export function validationOf(
  { spaceId, ...values }: ValidateSpaceInput,
  context: Context,
): ParentOf<SpaceValidation> {
  if (Object.keys(values).length === 0) throw invalid('input', 'There is no field to check.');
  const space = context.world.spaces.get(spaceId);
  const isUnknown = spaceId != null && !(space && canRead(space, context));
  const problems = [
    ...(isUnknown ? [unknownSpace] : []),
    ...problemsOf(values, isUnknown ? undefined : space, context),
  ];
  const { name } = values;
  const hasGoodName = name != null && !problems.some(({ field }) => field === 'input.name');
  return {
    isValid: problems.length === 0,
    problems: problems.slice(0, 20),
    slug: hasGoodName ? (space?.slug ?? slugOf(name, context.world)) : null,
    similarSpaces: similarTo(values, spaceId ?? undefined, problems, context),
  };
}

/** @throws CONFLICT for a name that is taken, VALIDATION_FAILED for whatever else is wrong first. */
export function checkSpace(
  values: UpdateSpaceInput,
  space: Row<'spaces'> | undefined,
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

const unknownSpace = {
  field: 'input.spaceId',
  reason: 'UNKNOWN',
  message: 'There is no such space.',
  suggestion: null,
} as const satisfies SpaceValidationProblem;

/** Counts words of the name twice, then topics, among the spaces of the same area. */
function similarTo(
  { name, summary, topicIds, location }: UpdateSpaceInput,
  ownId: string | undefined,
  problems: readonly SpaceValidationProblem[],
  context: Context,
): Row<'spaces'>[] {
  const isPlaced = location && !problems.some(({ field }) => field.startsWith('input.location'));
  const point = isPlaced ? locate(location, 'input.location', context.world).point : null;
  return findableSpaces(context)
    .filter(({ id }) => id !== ownId)
    .filter((space) => {
      const position = positionOf(space, context);
      return !point || (position !== null && metresBetween(point, position) <= sameArea);
    })
    .map((space) => ({ space, score: scoreOf(space) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.space.id.localeCompare(b.space.id))
    .slice(0, 5)
    .map(({ space }) => space);

  function scoreOf(space: Row<'spaces'>): number {
    const shared = (a: string | null | undefined, b: string): number =>
      wordsOf(a ?? '').filter((word) => wordsOf(b).includes(word)).length;
    const topics = topicIds?.filter((id) => space.topicIds.includes(id)).length ?? 0;
    return 2 * shared(name, space.name) + shared(summary, space.summary) + topics;
  }
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\d]{4,}/gu) ?? [];
}
