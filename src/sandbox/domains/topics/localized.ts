import type { Context } from '../../kit/context';
import { languageOf } from '../../kit/language';
import type { Row } from '../../kit/world';

type TopicTexts = Row<'topics'>['german'];
type GroupTexts = Row<'topicGroups'>['german'];

/** Name and description in the language of the caller, or in English if there is none. */
export function topicTexts(topic: Row<'topics'>, context: Context): TopicTexts {
  return languageOf(context) === 'de' ? topic.german : topic;
}

export function groupTexts(group: Row<'topicGroups'>, context: Context): GroupTexts {
  return languageOf(context) === 'de' ? group.german : group;
}

/** Topics by their names in the language of the caller. */
export function byTopicName(context: Context): (a: Row<'topics'>, b: Row<'topics'>) => number {
  const language = languageOf(context);
  return (a, b) => topicTexts(a, context).name.localeCompare(topicTexts(b, context).name, language);
}
