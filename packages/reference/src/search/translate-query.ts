import type { SearchWords } from './search-words';

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
