import { isMeant, splitProse } from './words';

export type SectionEntry = readonly [heading: string, anchor: string];

/** A page of prose, by what its author says that it is about. */
export interface GuideRecord {
  readonly kind: 'guide' | 'post';
  readonly title: string;
  readonly description: string;
  /** Route without the base address of the site. */
  readonly path: string;
  readonly sections: readonly SectionEntry[];
}

export interface GuideMatch {
  readonly guide: GuideRecord;
  /** The section that says more about the query than the title does, if there is one. */
  readonly section: SectionEntry | undefined;
  /** Whether title, description and section hold every telling word of the query. */
  readonly isComplete: boolean;
}

/** Finds pages by title, description and headings, the likeliest first. */
export type FindGuides = (query: string) => GuideMatch[];

/** Prepares the search; a word counts for more the fewer pages have it. */
export function createGuideSearch(guides: readonly GuideRecord[]): FindGuides {
  const entries = guides.map(prepare);
  const rarity = (wanted: string): number => {
    const pages = entries.filter(({ all }) => holds(all, wanted)).length;
    return pages === 0 ? 0 : Math.log(1 + entries.length / pages);
  };
  return (query) => {
    const wanted = [...new Set(splitProse(query))].map((text) => ({ text, weight: rarity(text) }));
    if (wanted.length === 0) return [];
    return entries
      .map((entry) => match(entry, wanted))
      .filter(({ isComplete, share }) => isComplete || share > 0.5)
      .sort((a, b) => b.score - a.score);
  };
}

interface Entry {
  readonly guide: GuideRecord;
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly sections: readonly { readonly entry: SectionEntry; readonly words: readonly string[] }[];
  readonly all: readonly string[];
}

function prepare(guide: GuideRecord): Entry {
  const title = splitProse(guide.title);
  const description = splitProse(guide.description);
  const sections = guide.sections.map((entry) => ({ entry, words: splitProse(entry[0]) }));
  const all = [...title, ...description, ...sections.flatMap(({ words }) => words)];
  return { guide, title, description, sections, all };
}

interface WantedWord {
  readonly text: string;
  readonly weight: number;
}

interface ScoredMatch extends GuideMatch {
  /** Part of the query's weight that was found, up to 1. */
  readonly share: number;
  readonly score: number;
}

function match(entry: Entry, wanted: readonly WantedWord[]): ScoredMatch {
  const { guide, title, description } = entry;
  const section = bestSection(entry, wanted);
  const found = wanted.filter(({ text }) =>
    [title, description, section?.words ?? []].some((words) => holds(words, text)),
  );
  const weightIn = (words: readonly string[]): number =>
    weigh(wanted.filter(({ text }) => holds(words, text)));
  return {
    guide,
    section: section?.entry,
    isComplete: found.length === wanted.length,
    share: weigh(found) / Math.max(weigh(wanted), Number.EPSILON),
    score: weigh(found) + weightIn(title) + weightIn(section?.words ?? []) / 2,
  };
}

/** The heading with most of what the title lacks; of equals the first. */
function bestSection(
  { title, sections }: Entry,
  wanted: readonly WantedWord[],
): Entry['sections'][number] | undefined {
  const lacking = wanted.filter(({ text }) => !holds(title, text));
  const scored = sections.map((section) => ({
    section,
    score: weigh(lacking.filter(({ text }) => holds(section.words, text))),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? undefined : scored.find(({ score }) => score === best)?.section;
}

function weigh(words: readonly WantedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function holds(words: readonly string[], wanted: string): boolean {
  return words.some((word) => isMeant(word, wanted));
}
