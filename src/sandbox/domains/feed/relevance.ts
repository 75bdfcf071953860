import type { Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import { fitOf } from '../recommendations/fit';
import { topicNames } from '../recommendations/names';
import { belongs } from '../../shared/belonging';
import type { Entry } from './entries';

const hour = 60 * 60 * 1000;

/** As far as a space may be from home to count as one of the same district. */
const nearby = 3_000;

/**
 * Rank of an entry for a signed-in caller; the higher comes first. A simple stand-in for the model of
 * the platform: freshness, to which each shared topic adds six hours and a space of one's own twelve,
 * while suggestions wait for half a day, in the order of their scores.
 */
export function relevanceOf(entry: Entry, context: Context): number {
  const published = Date.parse(entry.publishedAt) / hour;
  const { content } = entry;
  if (content.__typename === 'Quote') return published;
  if (content.__typename === 'Recommendation')
    return published - 12 + (fitOf(content, context)?.score ?? 0);
  const isOwn = content.__typename === 'Post' && isOwnSpace(content.spaceId, context);
  return published + 6 * sharedTopics(entry, context).length + (isOwn ? 12 : 0);
}

/** Why an entry is shown; null for what everyone gets, and for guests, whose order is that of time. */
export function reasonTextOf(entry: Entry, context: Context): string | null {
  const { caller } = context;
  const { content } = entry;
  if (caller.userId === undefined) return null;
  if (content.__typename === 'FeedPost' || content.__typename === 'Quote') return null;
  if (content.__typename === 'Recommendation') return fitOf(content, context)?.reasonText ?? null;
  const shared = sharedTopics(entry, context);
  if (shared.length > 0) return say(sharedTopicsText(shared, context), context);
  if (content.__typename === 'Insight') return null;
  if (isNearby(content.spaceId, context)) return say(nearbyText, context);
  return isOwnSpace(content.spaceId, context) ? say(ownText, context) : null;
}

const nearbyText = {
  en: 'From a space in your district',
  de: 'Aus einem Raum in deinem Viertel',
} satisfies PlatformText;

const ownText = {
  en: 'From a space to which you belong',
  de: 'Aus einem Raum, zu dem du gehörst',
} satisfies PlatformText;

function sharedTopicsText(ids: readonly string[], context: Context): PlatformText {
  const names = topicNames(ids.slice(0, 2), context);
  return {
    en: `Shares your interest in ${names.en}`,
    de: `Passt zu deinem Interesse an ${names.de}`,
  };
}

function say(text: PlatformText, context: Context): string {
  return textIn(text, languageOf(context));
}

function sharedTopics({ topicIds }: Entry, { caller, world }: Context): string[] {
  const interests = world.users.get(caller.userId)?.topicIds ?? [];
  return topicIds.filter((id) => interests.includes(id));
}

function isOwnSpace(spaceId: string, { caller, world }: Context): boolean {
  return belongs(spaceId, caller.userId, world);
}

function isNearby(spaceId: string, { caller, world }: Context): boolean {
  const home = world.users.get(caller.userId)?.home?.point;
  const place = world.spaces.get(spaceId)?.location?.point;
  return !!home && !!place && metresBetween(home, place) <= nearby;
}
