import { inBoth } from 'graphql-docs-model';
import type { Context, Row, World } from '../../shared/context';
import { metresBetween } from '../../shared/distance';
import { languageOf, textIn } from '../../shared/language';
import type { GeoPoint } from '../../types/geo';
import type { PlatformText } from '../../types/values';

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
