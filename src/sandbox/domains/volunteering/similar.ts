import type { Context } from '../../kit/context';
import { kilometresBetween } from '../../kit/distance';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import { wordsOf } from '../../kit/text';
import { topicNames } from '../recommendations/names';
import { likeness, nearness, rounded, signalsBetween } from '../recommendations/signals';
import type { Reco } from './recommend';
import { candidates, traitsOf } from './recommend';
import type { Row } from '../../kit/world';

const most = 10;
const leastScore = 0.35;
const reach = 25_000;

/** Engagements that resemble another in text, topics, skills and place, the most similar first. */
export function similarTo(engagement: Row<'engagements'>, context: Context): Reco[] {
  return candidates(context)
    .filter(({ id }) => id !== engagement.id)
    .map((candidate) => comparison(engagement, candidate, context))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

function comparison(
  compared: Row<'engagements'>,
  engagement: Row<'engagements'>,
  context: Context,
): Reco {
  const [from, to] = [traitsOf(compared), traitsOf(engagement)];
  const { metres, skills, topicIds, skillIds } = signalsBetween(from, to);
  const topics = topicNames(topicIds.slice(0, 1), context);
  const text: PlatformText =
    topicIds.length > 0
      ? { en: `Also about ${topics.en}`, de: `Auch zum Thema ${topics.de}` }
      : { en: 'Similar to this one', de: 'Ähnlich wie dieses' };
  return {
    engagement,
    score: rounded(
      0.5 * likeness(from, to) +
        0.1 * skills +
        0.2 * likenessOfTexts(compared, engagement) +
        0.2 * nearness(metres, reach),
    ),
    reason: 'SIMILAR',
    reasonText: textIn(text, languageOf(context)),
    topicIds,
    skillIds,
    distance: kilometresBetween(from.point, to.point),
  };
}

/** Share of the words of either text that both have. */
function likenessOfTexts(a: Row<'engagements'>, b: Row<'engagements'>): number {
  const [left, right] = [a, b].map(({ title, summary, description }) =>
    wordsOf(`${title} ${summary} ${description}`),
  ) as [ReadonlySet<string>, ReadonlySet<string>];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, left.size + right.size - shared);
}
