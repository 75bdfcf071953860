import type { Context } from '../../kit/context';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import { connectedIds } from '../../shared/relations';
import { skillNames, topicNames } from './names';
import type { Signals, Traits } from './signals';
import { nearness, rounded, signalsBetween, traitsOfCaller } from './signals';
import type { Target } from './target';
import { targetOf, topicIdsOf } from './target';
import type { Row } from '../../kit/world';
import type { RecommendationReason } from '../../types/schema';

/** How well content suits the caller, and why. */
export interface Fit {
  readonly target: Target;
  readonly signals: Signals;
  readonly score: number;
  readonly reason: RecommendationReason;
  readonly reasonText: string;
}

type Parts = Readonly<Record<RecommendationReason, number>>;

const reach = 5_000;

/** Computed when it is read; weights take the place of the trained model. */
export function fitOf(row: Row<'recommendations'>, context: Context): Fit | undefined {
  const target = targetOf(row, context.world);
  if (!target) return undefined;
  const signals = signalsBetween(traitsOfCaller(context), traitsOfTarget(target, context));
  const parts: Parts = {
    SHARED_TOPICS: 0.4 * signals.topics,
    MATCHING_SKILLS: 0.25 * signals.skills,
    NEARBY: 0.3 * nearness(signals.metres, reach),
    CONNECTIONS: 0.05 * connectedPeople(target, context),
    // What the caller did before with content of the same kind.
    SIMILAR_INTERACTIONS: 0.05 * earlierInteractions(row, context),
    POPULAR: 0.01,
  };
  const reasons = Object.keys(parts) as RecommendationReason[];
  const [reason = 'POPULAR'] = reasons.sort((a, b) => parts[b] - parts[a]);
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  return {
    target,
    signals,
    score: rounded((signals.isUnderstood ? 1 : 0.5) * sum),
    reason,
    reasonText: textIn(reasonText(reason, signals, context), languageOf(context)),
  };
}

function traitsOfTarget(target: Target, { world }: Context): Traits {
  const skills = 'skillIds' in target ? target.skillIds : [];
  const languages = target.__typename === 'AppVolunteeringEngagement' ? target.languages : [];
  const point = target.location?.point ?? null;
  return { topicIds: topicIdsOf(target, world), skillIds: skills, languages, point };
}

/** People connected with the caller who belong to the space, or work on the task. */
function connectedPeople(target: Target, { caller, world }: Context): number {
  const connected = connectedIds(caller.userId, world);
  if (target.__typename === 'Task')
    return target.assigneeIds.filter((id) => connected.includes(id)).length;
  return world.memberships
    .where(({ spaceId, connection }) => spaceId === target.id && connection !== 'BLOCKED')
    .filter(({ userId }) => connected.includes(userId)).length;
}

function earlierInteractions(
  { id, contentType, userId }: Row<'recommendations'>,
  { world }: Context,
): number {
  return world.recommendations
    .where((other) => other.id !== id && other.userId === userId)
    .filter((other) => other.contentType === contentType)
    .filter(({ viewerInteraction }) => viewerInteraction && viewerInteraction !== 'DISMISSED')
    .length;
}

function reasonText(
  reason: RecommendationReason,
  { topicIds, skillIds, metres }: Signals,
  context: Context,
): PlatformText {
  const topics = topicNames(topicIds.slice(0, 2), context);
  const skills = skillNames(skillIds.slice(0, 2), context);
  const kilometres = ((metres ?? 0) / 1000).toFixed(1);
  const texts: Readonly<Record<RecommendationReason, PlatformText>> = {
    SHARED_TOPICS: {
      en: `Shares your interest in ${topics.en}`,
      de: `Passt zu deinem Interesse an ${topics.de}`,
    },
    MATCHING_SKILLS: { en: `Asks for ${skills}`, de: `Gesucht: ${skills}` },
    NEARBY: {
      en: `${kilometres} km from your place`,
      de: `${kilometres.replace('.', ',')} km von dir entfernt`,
    },
    CONNECTIONS: { en: 'People you know take part', de: 'Menschen, die du kennst, machen mit' },
    SIMILAR_INTERACTIONS: {
      en: 'Like what you joined or saved before',
      de: 'Ähnlich wie das, was du dir gemerkt hast',
    },
    POPULAR: { en: 'Many people take part', de: 'Viele machen mit' },
  };
  return texts[reason];
}
