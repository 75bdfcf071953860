import type { Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import type { GeoPoint } from '../../types/geo';

/** What a recommendation knows of content, or of a person where it is about people. */
export interface Traits {
  readonly topicIds: readonly string[];
  readonly skillIds: readonly string[];
  readonly languages: readonly string[];
  readonly point: GeoPoint | null;
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
  return {
    topicIds: user?.topicIds ?? [],
    skillIds: user?.skillIds ?? [],
    languages: user?.spokenLanguages ?? [],
    point: user?.home?.point ?? null,
  };
}

/**
 * Replaces the embeddings of the platform: shares of topics and skills, and the distance, the
 * same on every run.
 */
export function signalsBetween(person: Traits, content: Traits): Signals {
  const topicIds = content.topicIds.filter((id) => person.topicIds.includes(id));
  const skillIds = content.skillIds.filter((id) => person.skillIds.includes(id));
  return {
    topicIds,
    skillIds,
    metres: person.point && content.point && metresBetween(person.point, content.point),
    topics: shareOf(topicIds, content.topicIds),
    skills: shareOf(skillIds, content.skillIds),
    isUnderstood:
      content.languages.length === 0 ||
      content.languages.some((language) => person.languages.includes(language)),
  };
}

/** Likeness of two pieces of content by topics, of which the first is the closest. */
export function likeness(a: Traits, b: Traits): number {
  const shared = a.topicIds.filter((id) => b.topicIds.includes(id));
  const all = new Set([...a.topicIds, ...b.topicIds]);
  const closest = a.topicIds[0] === b.topicIds[0] ? 1 : 0;
  return (shareOf(shared, [...all]) + closest) / 2;
}

/** 1 at the place itself, falling to 0 at `reach` metres. */
export function nearness(metres: number | null, reach: number): number {
  return metres === null ? 0 : Math.max(0, 1 - metres / reach);
}

/** Scores are given with four decimals. */
export function rounded(score: number): number {
  return Math.round(Math.min(1, score) * 10_000) / 10_000;
}

function shareOf(part: readonly string[], whole: readonly string[]): number {
  return whole.length === 0 ? 0 : part.length / whole.length;
}
