/** What the owner of a site says about the words of its readers. All of it is optional. */
export interface SearchWords {
  /** Paths that an empty search offers. */
  readonly start: readonly string[];
  /** Paths of pages that come after others which fit as well, with all pages below them. */
  readonly later: readonly string[];
  /** By path: other titles, such as a task, found in any form of their words. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** By path: codes, and what is always the same in texts of errors, found as they stand. */
  readonly literals: Readonly<Record<string, readonly string[]>>;
  /**
   * What words and phrases of another language or of everyday mean here. A key that ends in `*` has
   * any ending; what means nothing is left out beside words that mean something.
   */
  readonly meanings: Readonly<Record<string, string>>;
}

export const noWords: SearchWords = {
  start: [],
  later: [],
  aliases: {},
  literals: {},
  meanings: {},
};

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

/** In words; of phrases that begin with the same word the longest counts. */
const phraseLengths = [4, 3, 2];
/** A shorter rest of a compound is an ending. */
const shortestPart = 4;
/** Letters that join the parts of a compound. */
const joints = [0, 1, 2];

/**
 * Prepares the reading of queries in another language or in everyday words: a query in words of the
 * site, or nothing if all its words are the site's already.
 */
export function createTranslation(
  meanings: SearchWords['meanings'],
): (query: string) => string | undefined {
  const whole = new Map<string, string>();
  const begun = new Map<string, string>();
  for (const [key, meaning] of Object.entries(meanings)) {
    (key.endsWith('*') ? begun : whole).set(fold(key.replace('*', '')), meaning);
  }

  function meaningOf(word: string): string | undefined {
    const known = whole.get(word);
    if (known !== undefined) return known;
    for (let end = word.length; end > 0; end -= 1) {
      const first = begun.get(word.slice(0, end));
      if (first === undefined) continue;
      const rest = word.slice(end);
      const parts = rest.length < shortestPart ? [] : joints.map((at) => meaningOf(rest.slice(at)));
      return [first, parts.find(Boolean) ?? ''].join(' ').trim();
    }
    return undefined;
  }

  return (query) => {
    const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
    const said: string[] = [];
    let isTranslated = false;
    for (let at = 0; at < words.length; ) {
      const phrases = phraseLengths.map((length) => words.slice(at, at + length).join(' '));
      const text = phrases.find((phrase) => whole.has(fold(phrase))) ?? words[at] ?? '';
      const meaning = meaningOf(fold(text));
      isTranslated ||= Boolean(meaning);
      said.push(meaning ?? text);
      at += text.split(' ').length;
    }
    return isTranslated ? said.join(' ').trim() : undefined;
  };
}

/** In lower case without accents, also where `ae`, `oe` and `ue` are typed for them. */
function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/ß/g, 'ss').replace(/([aou])e/g, '$1');
}
