import { checkCount, checkLanguage } from './checks';
import type { Choices } from './choices';

/** Whether a wanted tag covers another: `pt` covers `pt-BR`, and `pt-BR` only itself. */
export function coversLanguage(wanted: string, tag: string): boolean {
  const [a, b] = [wanted.toLowerCase(), tag.toLowerCase()];
  return a === b || b.startsWith(`${a}-`);
}

/** Whether at least one of the wanted tags covers one of those that are there. */
export function coversOne(wanted: Choices<string>, present: readonly string[]): boolean {
  if (!wanted?.length) return true;
  return wanted.some((tag) => present.some((language) => coversLanguage(tag, language)));
}

/** @throws VALIDATION_FAILED for more than 10 languages, and for what is no BCP 47 tag. */
export function checkLanguages(field: string, tags: Choices<string>): void {
  checkCount(field, tags, 0, 10);
  for (const tag of tags ?? []) checkLanguage(field, tag);
}
