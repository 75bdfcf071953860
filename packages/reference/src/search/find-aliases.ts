import type { SearchWords } from './search-words';

/** `HTTP/1.1 401`, `status code 401`, `Error: 401`: the number is what is meant. */
const status = /\b(?:https?(?:\/[\d.]+)?|status|code|error)[\s:=#]*([1-5]\d\d)\b/i;
/** `Request failed: 401`: it may be. */
const perhapsStatus = /(?:error|fail|response|request).*\b([45][0-2]\d)\b/i;
const perhaps = 0.6;

/** A literal that is the query comes before a name that is spelt so, and an alias after it. */
const bases = { literals: 1.1, aliases: 0.9 };

/**
 * Finds the aliases and literals that stand in a query as they are, such as the text of an error
 * within the line of a log. A score is the higher the less the query says beside, 2.1 at most.
 */
export function createAliasFinder(
  words: SearchWords,
): (query: string) => ReadonlyMap<string, number> {
  const known = (['literals', 'aliases'] as const).flatMap((kind) =>
    Object.entries(words[kind]).flatMap(([path, phrases]) =>
      phrases.map((phrase) => ({ path, phrase: wordsOf(phrase), base: bases[kind] })),
    ),
  );
  return (query) => {
    const [, number = ''] = status.exec(query) ?? [];
    const [, other = ''] = perhapsStatus.exec(query) ?? [];
    const readings = [query, number, other].map((text, index) => ({
      said: wordsOf(text),
      share: index < 2 ? 1 : perhaps,
    }));
    const scores = new Map<string, number>();
    for (const { path, phrase, base } of known) {
      for (const { said, share } of readings) {
        if (said !== phrase && !(isTelling(phrase) && said.includes(phrase))) continue;
        const score = (base + phrase.length / said.length) * share;
        scores.set(path, Math.max(score, scores.get(path) ?? 0));
      }
    }
    return scores;
  };
}

/** Words between spaces, also at both ends. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ')} `;
}

/** A word alone says little among others, unless it is a code. */
function isTelling(words: string): boolean {
  return /\S[ _]\S/.test(words);
}
