import type { Context, Resolvers, Row } from '../../shared/context';
import { languageOf } from '../../shared/language';
import { folded, searchFor } from 'graphql-docs-model';

/** Topics that another topic, or a goal, lists. */
const most = 20;

export const topics = {
  Query: {
    topics: (_root, { searchText, parentId }, context) => {
      const among = topicsWhere(
        (topic) => parentId == null || topic.parentId === parentId,
        context,
      );
      return found(searchText, among, (topic) => {
        const { name, description } = localized(topic, context);
        return [name, description];
      });
    },
    defaultTopicsV2: (_root, _args, { world }) => world.topicGroups.all(),
    skills: (_root, { searchText, category }, { world }) => {
      const among = world.skills
        .where((skill) => category == null || skill.category === category)
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return found(searchText, among, ({ name, synonyms }) => [name, ...synonyms]);
    },
    sdgs: (_root, _args, { world }) => world.sdgs.all(),
  },
  Topic: {
    name: (topic, _args, context) => localized(topic, context).name,
    description: (topic, _args, context) => localized(topic, context).description,
    children: ({ id }, _args, context) =>
      topicsWhere(({ parentId }) => parentId === id, context).slice(0, most),
    spaceCount: ({ id }, _args, { world }) =>
      world.spaces
        .where(({ topicIds }) => topicIds.includes(id))
        .filter(({ visibility, status }) => visibility !== 'HIDDEN' && status !== 'ARCHIVED')
        .length,
    viewerIsInterested: ({ id }, _args, { caller, world }) =>
      world.users.get(caller.userId)?.topicIds.includes(id) ?? false,
  },
  TopicGroup: {
    title: (group, _args, context) => localized(group, context).title,
    description: (group, _args, context) => localized(group, context).description,
  },
  Skill: {
    viewerHasSkill: ({ id }, _args, { caller, world }) =>
      world.users.get(caller.userId)?.skillIds.includes(id) ?? false,
  },
  Sdg: {
    topics: ({ number }, _args, context) =>
      topicsWhere(({ sdgNumbers }) => sdgNumbers.includes(number), context).slice(0, most),
  },
} satisfies Resolvers;

/** Texts in the language of the caller, or in English if there are none. */
function localized<Texts>(row: Texts & { readonly german: Texts }, context: Context): Texts {
  return languageOf(context) === 'de' ? row.german : row;
}

/** Topics by their names in the language of the caller. */
function topicsWhere(
  isWanted: (topic: Row<'topics'>) => boolean,
  context: Context,
): Row<'topics'>[] {
  const nameOf = (topic: Row<'topics'>): string => localized(topic, context).name;
  return context.world.topics
    .where(isWanted)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), languageOf(context)));
}

/** What fits a search: names that begin with it before those that contain it, and then all others. */
function found<Item>(
  search: string | null | undefined,
  items: readonly Item[],
  textsOf: (item: Item) => readonly [name: string, ...others: string[]],
): readonly Item[] {
  const fits = searchFor(search);
  const wanted = folded(search?.trim() ?? '');
  const rank = (item: Item): number => {
    const place = folded(textsOf(item)[0]).indexOf(wanted);
    return place < 0 ? 2 : Math.min(place, 1);
  };
  return items.filter((item) => fits(...textsOf(item))).sort((a, b) => rank(a) - rank(b));
}
