import { inBoth } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { belongs } from '../../shared/belonging';
import { contentOf, tableOfKind } from '../../shared/content-kinds';
import { canList } from '../../shared/permissions';
import { connectedIds } from '../../shared/relations';
import type { InteractionType, RecommendationReason } from '../../types/schema';
import { taskTopicIds } from '../tasks/tasks';
import type { Signals, Weight } from './signals';
import { isOpen, nearness, reasonTextOf, signalsBetween, traitsOfCaller, weigh } from './signals';

/** Content that can be recommended: a member of the union `RecommendationTarget`. */
type Target = Row<'spaces'> | Row<'tasks'> | Row<'engagements'>;

const most = 5;

export const recommendations = {
  Recommendation: {
    content: (row, _args, { world }) => targetOf(row, world),
    reason: (row, _args, context) => fitOf(row, context).reason,
    reasonText: (row, _args, context) => suggestionReason(row, context),
    sharedTopics: (row, _args, context) =>
      context.world.topics.getMany(fitOf(row, context).topicIds).slice(0, most),
    matchingSkills: (row, _args, context) =>
      context.world.skills.getMany(fitOf(row, context).skillIds).slice(0, most),
    distance: (row, _args, context) => {
      const { metres } = fitOf(row, context);
      return metres === null ? null : Math.round(metres);
    },
    score: (row, _args, context) => fitOf(row, context).score,
  },
} satisfies Resolvers;

/**
 * Suggestions that the caller is offered at present, the best first: not expired, not dismissed, and
 * without those whose content is gone, closed, hidden from the caller or joined. Guests get none.
 */
export function offeredTo(context: Context): Row<'recommendations'>[] {
  return madeFor(context)
    .filter(({ viewerInteraction }) => viewerInteraction !== 'DISMISSED')
    .filter(({ expiresAt }) => expiresAt > context.world.clock.now())
    .filter((row) => isStillOpen(row, context))
    .map((row) => ({ row, score: fitOf(row, context).score }))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/** Identifiers of content that the caller asked not to see again. */
export function dismissedBy(context: Context): string[] {
  return madeFor(context)
    .filter(({ viewerInteraction }) => viewerInteraction === 'DISMISSED')
    .map(({ contentId }) => contentId);
}

/** Records what the caller did with content wherever it was suggested; the last one is kept. */
export function recordInteraction(
  contentId: string,
  viewerInteraction: InteractionType,
  context: Context,
): void {
  for (const row of madeFor(context))
    if (row.contentId === contentId)
      context.world.recommendations.put({ ...row, viewerInteraction });
}

function madeFor({ caller, world }: Context): Row<'recommendations'>[] {
  return world.recommendations.where(({ userId }) => userId === caller.userId);
}

function isStillOpen(
  { contentType, contentId }: Row<'recommendations'>,
  context: Context,
): boolean {
  const { caller, world } = context;
  const target: Target | undefined = contentOf(contentType, contentId, world);
  if (target?.status !== 'PUBLISHED' || !canList(target, context)) return false;
  switch (target.__typename) {
    case 'Space':
      return !belongs(target.id, caller.userId, world);
    case 'Task':
      return target.progress !== 'DONE' && !target.assigneeIds.includes(caller.userId ?? '');
    case 'AppVolunteeringEngagement':
      return isOpen(target, world);
  }
}

type Fit = Signals & Weight<RecommendationReason>;

/** How well content suits the caller, and why: computed when it is read. */
export function fitOf(row: Row<'recommendations'>, context: Context): Fit {
  const target = targetOf(row, context.world);
  const traits = { ...target, topicIds: topicIdsOf(row, context.world) };
  const signals = signalsBetween(traitsOfCaller(context), traits);
  const parts = {
    SHARED_TOPICS: 0.4 * signals.topics,
    MATCHING_SKILLS: 0.25 * signals.skills,
    NEARBY: 0.3 * nearness(signals.metres, 5_000),
    CONNECTIONS: 0.05 * connectedPeople(target, context),
    SIMILAR_INTERACTIONS: 0.05 * earlierInteractions(row, context),
    POPULAR: 0.01,
  };
  return { ...signals, ...weigh(parts, signals.isUnderstood) };
}

/** Says why content is suggested, with at most two topics or skills. */
export function suggestionReason(row: Row<'recommendations'>, context: Context): string {
  const { reason, metres, topicIds, skillIds } = fitOf(row, context);
  const named = { metres, topicIds: topicIds.slice(0, 2), skillIds: skillIds.slice(0, 2) };
  return reasonTextOf(`suggestion-${reason}`, named, context);
}

/** Topics of what is suggested. */
export function topicIdsOf(row: Row<'recommendations'>, world: World): readonly string[] {
  const target = targetOf(row, world);
  return target.__typename === 'Task' ? taskTopicIds(target, world) : target.topicIds;
}

/** @throws Error for a suggestion whose content is gone, which nobody is offered. */
function targetOf({ contentType, contentId }: Row<'recommendations'>, world: World): Target {
  return tableOfKind(contentType, world).need(contentId);
}

/** People connected with the caller who belong to the space, or work on the task. */
function connectedPeople(target: Target, { caller, world }: Context): number {
  const connected = connectedIds(caller.userId, world);
  if (target.__typename === 'Task') return inBoth(target.assigneeIds, connected).length;
  return world.memberships
    .where(({ spaceId, connection }) => spaceId === target.id && connection !== 'BLOCKED')
    .filter(({ userId }) => connected.includes(userId)).length;
}

/** What the caller did before with content of the same kind. */
function earlierInteractions(
  { id, contentType }: Row<'recommendations'>,
  context: Context,
): number {
  return madeFor(context)
    .filter((other) => other.id !== id && other.contentType === contentType)
    .filter(({ viewerInteraction }) => viewerInteraction && viewerInteraction !== 'DISMISSED')
    .length;
}
