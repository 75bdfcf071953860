import type { Context } from '../../kit/context';
import type { PlatformText } from '../../kit/language';

/** Names of topics within a sentence, for example `repair and urban gardening`. */
export function topicNames(
  ids: readonly string[],
  { world }: Context,
): Required<Pick<PlatformText, 'en' | 'de'>> {
  const topics = world.topics.getMany(ids);
  return {
    en: topics.map(({ name }) => name.toLowerCase()).join(' and '),
    de: topics.map(({ german }) => german.name).join(' und '),
  };
}

export function skillNames(ids: readonly string[], { world }: Context): string {
  return world.skills
    .getMany(ids)
    .map(({ name }) => name)
    .join(', ');
}
