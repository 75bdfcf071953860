import type { Context } from '../../kit/context';
import { languageOf } from '../../kit/language';
import type { TopicGroupRow, TopicRow } from './rows';

type TopicTexts = TopicRow['german'];
type GroupTexts = TopicGroupRow['german'];

/** Name and description in the language of the caller, or in English if there is none. */
export function topicTexts(topic: TopicRow, context: Context): TopicTexts {
  return languageOf(context) === 'de' ? topic.german : topic;
}

export function groupTexts(group: TopicGroupRow, context: Context): GroupTexts {
  return languageOf(context) === 'de' ? group.german : group;
}

/** Topics by their names in the language of the caller. */
export function byTopicName(context: Context): (a: TopicRow, b: TopicRow) => number {
  const language = languageOf(context);
  return (a, b) => topicTexts(a, context).name.localeCompare(topicTexts(b, context).name, language);
}
