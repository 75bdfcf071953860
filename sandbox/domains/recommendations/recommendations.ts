import { inBoth, ranked } from 'graphql-docs-model';
import { contentOf, madeFor, tableOfKind } from '../../shared/content';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { metresBetween } from '../../shared/geometry';
import { languageOf, textIn } from '../../shared/language';
import { belongs, canList, connectedIds } from '../../shared/permissions';
import type { InteractionType, RecommendationReason } from '../../types/schema';
import type { GeoPoint } from '../../types/geo';
import type { PlatformText } from '../../types/values';
import { taskTopicIds } from '../tasks/tasks';

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
    distanceMeters: metresTo,
    distance: metresTo,
    score: (row, _args, context) => fitOf(row, context).score,
  },
} satisfies Resolvers;

function metresTo(row: Row<'recommendations'>, _args: unknown, context: Context): number | null {
  const { metres } = fitOf(row, context);
  return metres === null ? null : Math.round(metres);
}

/**
 * Suggestions that the caller is offered at present, the best first: not expired, not dismissed, and
 * without those whose content is gone, closed, hidden from the caller or joined. Guests get none.
 */
export function offeredTo(context: Context): Row<'recommendations'>[] {
  const offered = madeFor(context)
    .filter(({ viewerInteraction }) => viewerInteraction !== 'DISMISSED')
    .filter(({ expiresAt }) => expiresAt > context.world.clock.now())
    .filter((row) => isStillOpen(row, context));
  return ranked(offered, (row) => fitOf(row, context).score);
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

/** What a recommendation knows of content, or of a person where it is about people. */
export interface Traits {
  readonly topicIds: readonly string[];
  readonly skillIds?: readonly string[];
  readonly languages?: readonly string[];
  readonly location: { readonly point: GeoPoint | null } | null;
}

/** What content and person have in common; the strengths are from 0 to 1. */
export interface Signals {
  readonly topicIds: readonly string[];
  readonly skillIds: readonly string[];
  readonly metres: number | null;
  readonly topics: number;
  readonly skills: number;
  /** Whether the person speaks a language that the content needs, or none is needed. */
  readonly isUnderstood: boolean;
}

/** Profile of the caller as far as recommendations use it. */
export function traitsOfCaller({ caller, world }: Context): Traits {
  const user = world.users.get(caller.userId);
  if (!user) return { topicIds: [], location: null };
  return { ...user, languages: user.spokenLanguages, location: user.home };
}

/**
 * Replaces the embeddings of the platform: shares of topics and skills, and the distance, the
 * same on every run.
 */
export function signalsBetween(person: Traits, content: Traits): Signals {
  const { skillIds: asked = [], languages = [] } = content;
  const topicIds = inBoth(content.topicIds, person.topicIds);
  const skillIds = inBoth(asked, person.skillIds);
  const [from, to] = [person.location?.point, content.location?.point];
  return {
    topicIds,
    skillIds,
    metres: from && to ? metresBetween(from, to) : null,
    topics: shareOf(topicIds, content.topicIds),
    skills: shareOf(skillIds, asked),
    isUnderstood:
      languages.length === 0 || languages.some((language) => person.languages?.includes(language)),
  };
}

/** Likeness of two pieces of content by topics, of which the first is the closest. */
export function likeness(a: Traits, b: Traits): number {
  const shared = inBoth(a.topicIds, b.topicIds);
  const all = new Set([...a.topicIds, ...b.topicIds]);
  const closest = a.topicIds[0] === b.topicIds[0] ? 1 : 0;
  return (shareOf(shared, [...all]) + closest) / 2;
}

/** 1 at the place itself, falling to 0 at `reach` metres. */
export function nearness(metres: number | null, reach: number): number {
  return metres === null ? 0 : Math.max(0, 1 - metres / reach);
}

/** A sum of weighted signals, which takes the place of the trained model, and the strongest of them. */
export interface Weight<Reason> {
  /** At most 1, with four decimals. */
  readonly score: number;
  readonly reason: Reason;
}

export function weigh<Reason extends string>(
  parts: Readonly<Record<Reason, number>>,
  isUnderstood = true,
): Weight<Reason> {
  const sum = Object.values<number>(parts).reduce((total, part) => total + part, 0);
  const score = Math.min(1, isUnderstood ? sum : sum / 2);
  const reasons = Object.keys(parts) as Reason[];
  return {
    score: Math.round(score * 10_000) / 10_000,
    reason: reasons.reduce((best, each) => (parts[each] > parts[best] ? each : best)),
  };
}

/** Says in the language of the caller why something is shown, by a row of `reasonTexts`. */
export function reasonTextOf(
  id: string,
  { topicIds = [], skillIds = [], metres }: Partial<Signals>,
  context: Context,
): string {
  const { reasonTexts, skills, topics } = context.world;
  const language = languageOf(context);
  const named = topics.getMany(topicIds);
  const kilometres = ((metres ?? 0) / 1000).toFixed(1);
  const values: Readonly<Record<string, PlatformText>> = {
    topics: {
      en: named.map(({ name }) => name.toLowerCase()).join(' and '),
      de: named.map(({ german }) => german.name).join(' und '),
    },
    skills: {
      en: skills
        .getMany(skillIds)
        .map(({ name }) => name)
        .join(', '),
    },
    kilometres: { en: kilometres, de: kilometres.replace('.', ',') },
  };
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, textIn(value, language)),
    textIn(reasonTexts.need(id), language),
  );
}

function shareOf(part: readonly string[], whole: readonly string[]): number {
  return whole.length === 0 ? 0 : part.length / whole.length;
}

/** Whether the organiser takes applications at present: places are left, and the deadline is ahead. */
export function isOpen(
  { placesFree, applicationDeadline }: Row<'engagements'>,
  { clock }: World,
): boolean {
  if (placesFree === 0) return false;
  return applicationDeadline === null || applicationDeadline >= clock.now().slice(0, 10);
}
