import { daysAfter } from 'graphql-docs-model';
import type { Context, ParentOf, Row } from '../../shared/context';
import { kilometresBetween } from '../../shared/distance';
import { wordsOf } from '../../shared/text';
import { canList } from '../../shared/permissions';
import type { AppVolunteeringReco } from '../../types/schema';
import { dismissedBy } from '../recommendations/recommendations';
import type { Signals, Traits } from '../recommendations/signals';
import {
  isOpen,
  likeness,
  nearness,
  reasonTextOf,
  signalsBetween,
  traitsOfCaller,
  weigh,
} from '../recommendations/signals';

/** A recommendation, which has no identity of its own. */
type Reco = ParentOf<AppVolunteeringReco>;

const reach = 25_000;

/** Engagements that suit the caller, by descending score. */
export function recosFor(context: Context): Reco[] {
  const dismissed = dismissedBy(context);
  return candidates(context)
    .filter(({ id }) => !dismissed.includes(id))
    .map((engagement) => recoFor(engagement, context))
    .sort((a, b) => b.score - a.score)
    .slice(0, 200);
}

/** Engagements that resemble another in text, topics, skills and place, the most similar first. */
export function similarTo(engagement: Row<'engagements'>, context: Context): Reco[] {
  return candidates(context)
    .filter(({ id }) => id !== engagement.id)
    .map((candidate) => comparison(engagement, candidate, context))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score)
    .slice(0, 10);
}

/** What may be recommended at all: published, open for applications, of a verified organiser. */
function candidates(context: Context): Row<'engagements'>[] {
  const { world } = context;
  return world.engagements.where(
    (engagement) =>
      engagement.status === 'PUBLISHED' &&
      isOpen(engagement, world) &&
      world.organizers.need(engagement.organizerId).isVerified &&
      canList(engagement, context),
  );
}

function recoFor(engagement: Row<'engagements'>, context: Context): Reco {
  const { clock, engagements } = context.world;
  const person = traitsOfCaller(context);
  const signals = signalsBetween(person, engagement);
  const mostViews = Math.max(1, ...engagements.all().map(({ viewCount }) => viewCount));
  const isNew = (engagement.publishedAt ?? '') > daysAfter(clock.now(), -7);
  const parts = {
    SHARED_TOPICS: 0.4 * signals.topics,
    NEARBY: 0.3 * nearness(signals.metres, reach),
    MATCHING_SKILLS: 0.3 * signals.skills,
    SIMILAR: 0.15 * likenessToKept(engagement, context),
    POPULAR: 0.1 * (engagement.viewCount / mostViews),
    NEW: isNew ? 0.1 : 0,
  };
  const weight = weigh(parts, signals.isUnderstood);
  const reasonText = reasonTextOf(`engagement-${weight.reason}`, signals, context);
  return { ...recoOf(person, engagement, signals, context), ...weight, reasonText };
}

function comparison(
  compared: Row<'engagements'>,
  engagement: Row<'engagements'>,
  context: Context,
): Reco {
  const signals = signalsBetween(compared, engagement);
  const [topicId] = signals.topicIds;
  return {
    ...recoOf(compared, engagement, signals, context),
    reasonText:
      topicId === undefined
        ? reasonTextOf('similar', {}, context)
        : reasonTextOf('similar-topics', { topicIds: [topicId] }, context),
    ...weigh({
      SIMILAR:
        0.5 * likeness(compared, engagement) +
        0.1 * signals.skills +
        0.2 * likenessOfTexts(compared, engagement) +
        0.2 * nearness(signals.metres, reach),
    }),
  };
}

/** What a recommendation says of an engagement and of the person, or the engagement, it is for. */
function recoOf(
  { location }: Traits,
  engagement: Row<'engagements'>,
  { topicIds, skillIds }: Signals,
  { world }: Context,
): Omit<Reco, 'score' | 'reason' | 'reasonText'> {
  return {
    engagement,
    matchedTopics: world.topics.getMany(topicIds).slice(0, 5),
    matchedSkills: world.skills.getMany(skillIds).slice(0, 10),
    distance: kilometresBetween(location?.point, engagement.location?.point),
  };
}

/** Likeness to what the caller viewed, bookmarked or made a favorite, the best of them. */
function likenessToKept(engagement: Row<'engagements'>, { caller, world }: Context): number {
  const { bookmarks, engagements, engagementViews, favorites } = world;
  const ids = [...bookmarks.all(), ...favorites.all(), ...engagementViews.all()]
    .filter(({ ownerId, targetId }) => ownerId === caller.userId && targetId !== engagement.id)
    .map(({ targetId }) => targetId);
  return Math.max(0, ...engagements.getMany(ids).map((other) => likeness(engagement, other)));
}

/** Share of the words of either text that both have. */
function likenessOfTexts(a: Row<'engagements'>, b: Row<'engagements'>): number {
  const [left, right] = [engagementWords(a), engagementWords(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, left.size + right.size - shared);
}

function engagementWords({ title, summary, description }: Row<'engagements'>): ReadonlySet<string> {
  return wordsOf(`${title} ${summary} ${description}`);
}
