import { invalid } from 'graphql-docs-model';
import type { Row } from './context';
import type { VisibilityLevel } from '../types/schema';

/** From the widest circle of readers to the narrowest. */
const levels = ['PUBLIC', 'PLATFORM', 'MEMBERS', 'PRIVATE'] as const;

export function isWider(level: VisibilityLevel, than: VisibilityLevel): boolean {
  return levels.indexOf(level) < levels.indexOf(than);
}

/** @throws VALIDATION_FAILED for content that more people could read than its space allows. */
export function checkVisibility(field: string, level: VisibilityLevel, space: Row<'spaces'>): void {
  if (isWider(level, space.contentVisibility))
    throw invalid(field, `In this space, content is at most for ${space.contentVisibility}.`);
}

/** Whether a list narrowed by a `VisibilityFilter` keeps content of a level. */
export function fitsFilter(
  level: VisibilityLevel,
  filter: 'ALL' | 'PUBLIC_ONLY' | 'MEMBERS_ONLY',
): boolean {
  return filter === 'ALL' || level === (filter === 'PUBLIC_ONLY' ? 'PUBLIC' : 'MEMBERS');
}
