import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** ` Did you mean "x" or "y"?`, at most two names, or an empty string if none is near. */
export function suggest(found: string, candidates: Iterable<string>): string {
  const names = suggestionList(found, [...candidates]).slice(0, 2);
  return didYouMean(names);
}
