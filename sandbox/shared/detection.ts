/** Words by which a language shows, each of them common in that language alone. */
const stopWords: Readonly<Record<string, string>> = {
  de: 'aber am auf bei bitte das dem den der die ein eine für hat ich im ist kann mit nach nicht noch sehr sich und von was wer wie wir zu zum',
  en: 'and are but can for from has have is it not of our please the there this to we what who will with you your',
  es: 'con de el en es la las los no para pero por que se una y',
  fr: 'avec dans de des du est et la le les mais nous pas pour que qui sur une vous',
  tr: 'bir bu çok da daha için ile ne ve var yok',
};

/** Languages that the model can tell apart. */
export const detectableLanguages: readonly string[] = Object.keys(stopWords);

/**
 * How many stop words of each language a text has, the most frequent language first. A stand-in for
 * the model of the platform: simple, and the same on every run.
 */
export function countStopWords(text: string): [language: string, count: number][] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return Object.entries(stopWords)
    .map(([language, listed]): [string, number] => {
      const stops = listed.split(' ');
      return [language, words.filter((word) => stops.includes(word)).length];
    })
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

/** Language of a stored text as a BCP 47 tag; `und` below 20 characters, too few to tell. */
export function detectLanguage(text: string): string {
  const [likely] = text.trim().length < 20 ? [] : countStopWords(text);
  return likely?.[0] ?? 'und';
}
