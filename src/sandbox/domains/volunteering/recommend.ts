import type { Context } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import { canList } from '../../shared/permissions';
import { daysAfter } from '../../kit/time';
import { dismissedBy } from '../recommendations/offered';
import type { Traits } from '../recommendations/signals';
import {
  likeness,
  nearness,
  rounded,
  signalsBetween,
  traitsOfCaller,
} from '../recommendations/signals';
import { skillNames, topicNames } from '../recommendations/names';
import { isOpen } from '../../shared/open-engagements';
import type { Row } from '../../kit/world';
import type { AppVolunteeringReco, AppVolunteeringRecoReason } from '../../types/schema';

/** A recommendation, which has no identity of its own. */
export interface Reco extends Pick<
  AppVolunteeringReco,
  'score' | 'reason' | 'reasonText' | 'distance'
> {
  readonly engagement: Row<'engagements'>;
  readonly topicIds: readonly string[];
  readonly skillIds: readonly string[];
}

declare module '../../kit/parents' {
  interface DomainParents {
    readonly AppVolunteeringReco: Reco;
  }
}

const most = 200;
const reach = 25_000;

/** Engagements that suit the caller, by descending score; weights take the place of the trained model. */
export function recosFor(context: Context): Reco[] {
  const dismissed = dismissedBy(context);
  return candidates(context)
    .filter(({ id }) => !dismissed.includes(id))
    .map((engagement) => recoFor(engagement, context))
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

/** What may be recommended at all: published, open for applications, of a verified organiser. */
export function candidates(context: Context): Row<'engagements'>[] {
  const { world } = context;
  return world.engagements
    .where(({ status }) => status === 'PUBLISHED')
    .filter((engagement) => canList(engagement, context))
    .filter((engagement) => isOpen(engagement, world))
    .filter(({ organizerId }) => world.organizers.need(organizerId).isVerified);
}

export function traitsOf({ topicIds, skillIds, languages, location }: Row<'engagements'>): Traits {
  return { topicIds, skillIds, languages, point: location?.point ?? null };
}

function recoFor(engagement: Row<'engagements'>, context: Context): Reco {
  const person = traitsOfCaller(context);
  const traits = traitsOf(engagement);
  const { metres, topics, skills, isUnderstood, ...matched } = signalsBetween(person, traits);
  const parts: Readonly<Record<AppVolunteeringRecoReason, number>> = {
    SHARED_TOPICS: 0.4 * topics,
    NEARBY: 0.3 * nearness(metres, reach),
    MATCHING_SKILLS: 0.3 * skills,
    SIMILAR: 0.15 * likenessToKept(engagement, context),
    POPULAR: 0.1 * (engagement.viewCount / mostViews(context)),
    NEW: isNew(engagement, context) ? 0.1 : 0,
  };
  const reasons = Object.keys(parts) as AppVolunteeringRecoReason[];
  const [reason = 'POPULAR'] = reasons.sort((a, b) => parts[b] - parts[a]);
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  const reco: Omit<Reco, 'reasonText'> = {
    ...matched,
    engagement,
    reason,
    score: rounded((isUnderstood ? 1 : 0.5) * sum),
    distance: kilometresBetween(person.point, traits.point),
  };
  return { ...reco, reasonText: textIn(reasonText(reco, context), languageOf(context)) };
}

function reasonText(
  { reason, topicIds, skillIds, distance }: Omit<Reco, 'reasonText'>,
  context: Context,
): PlatformText {
  const topics = topicNames(topicIds, context);
  const skills = skillNames(skillIds, context);
  const kilometres = (distance ?? 0).toLocaleString('de', { minimumFractionDigits: 1 });
  const texts: Readonly<Record<AppVolunteeringRecoReason, PlatformText>> = {
    SHARED_TOPICS: { en: `You follow ${topics.en}.`, de: `Du folgst ${topics.de}.` },
    MATCHING_SKILLS: { en: `It asks for ${skills}.`, de: `Gesucht ist ${skills}.` },
    NEARBY: {
      en: `${distance ?? 0} km from your place.`,
      de: `${kilometres} km von dir entfernt.`,
    },
    SIMILAR: {
      en: 'Close to what you viewed or kept.',
      de: 'Ähnlich wie das, was du dir ansiehst.',
    },
    POPULAR: {
      en: 'Many people near you look at it.',
      de: 'Viele in deiner Nähe sehen es sich an.',
    },
    NEW: { en: 'Published this week.', de: 'In dieser Woche veröffentlicht.' },
  };
  return texts[reason];
}

/** Likeness to what the caller viewed, bookmarked or made a favorite, the best of them. */
function likenessToKept(engagement: Row<'engagements'>, { caller, world }: Context): number {
  const isOwn = ({ ownerId }: { readonly ownerId: string }): boolean => ownerId === caller.userId;
  const kept = [...world.bookmarks.where(isOwn), ...world.favorites.where(isOwn)];
  const viewed = world.engagementViews.where(({ userId }) => userId === caller.userId);
  const ids = [
    ...kept.map(({ targetId }) => targetId),
    ...viewed.map(({ engagementId }) => engagementId),
  ];
  const others = world.engagements.getMany(ids).filter(({ id }) => id !== engagement.id);
  return Math.max(0, ...others.map((other) => likeness(traitsOf(engagement), traitsOf(other))));
}

function mostViews({ world }: Context): number {
  return Math.max(1, ...world.engagements.all().map(({ viewCount }) => viewCount));
}

function isNew({ publishedAt }: Row<'engagements'>, { world }: Context): boolean {
  return publishedAt !== null && publishedAt > daysAfter(world.clock.now(), -7);
}
