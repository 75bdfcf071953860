import type { Term } from './terms';
import type { WeightedTerm } from './topics';

/** A title that says what was asked for and nothing else is closer than one that says more. */
export function closeness(title: readonly Term[], query: readonly WeightedTerm[]): number {
  const words = title.filter(({ text }) => !text.includes(' '));
  const matches = title.flatMap((term) => {
    const likeness = Math.max(0, ...query.map((wanted) => likenessOf(term, wanted)));
    return likeness === 0 ? [] : [{ term, likeness }];
  });
  const said = words.reduce((sum, word) => {
    const here = matches.filter(({ term }) => term.start <= word.start && term.end >= word.end);
    return sum + Math.max(0, ...here.map(({ likeness }) => likeness));
  }, 0);
  const share = query
    .filter((wanted) => title.some((term) => likenessOf(term, wanted) > 0))
    .reduce((sum, wanted) => sum + wanted.share, 0);
  return (0.4 * share * said) / Math.max(1, words.length);
}

function likenessOf(term: Term, wanted: Term): number {
  if (term.text === wanted.text) return 1;
  if (term.stem === wanted.stem) return 0.9;
  if (term.group !== undefined && term.group === wanted.group) return 0.8;
  return wanted.text.length > 2 && term.text.startsWith(wanted.text) ? 0.6 : 0;
}
