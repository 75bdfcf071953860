import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { folded, searchFor } from '../../kit/text';
import { byTopicName, topicTexts } from './localized';

interface TopicList extends PageArguments {
  readonly search?: string | null;
  readonly parentId?: string | null;
}

interface SkillList extends PageArguments {
  readonly search?: string | null;
  readonly category?: string | null;
}

export const topicOperations = {
  Query: {
    topics: (_root: unknown, args: TopicList, context: Context) => {
      const fits = searchFor(args.search, 'search');
      const topics = context.world.topics
        .all()
        .filter(({ parentId }) => args.parentId == null || parentId === args.parentId)
        .filter((topic) => {
          const { name, description } = topicTexts(topic, context);
          return fits(name, description);
        })
        .sort(byTopicName(context));
      const closest = byCloseness(args.search, topics, (topic) => topicTexts(topic, context).name);
      return page(closest, args);
    },
    defaultTopicsV2: (_root: unknown, _args: unknown, { world }: Context) =>
      world.topicGroups.all(),
    skills: (_root: unknown, args: SkillList, { world }: Context) => {
      const fits = searchFor(args.search, 'search');
      const skills = world.skills
        .all()
        .filter(({ category }) => args.category == null || category === args.category)
        .filter(({ name, synonyms }) => fits(name, ...synonyms))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return page(
        byCloseness(args.search, skills, ({ name }) => name),
        args,
      );
    },
    sdgs: (_root: unknown, _args: unknown, { world }: Context) => world.sdgs.all(),
  },
} satisfies AnyResolvers;

/** Names that begin with the search before those that contain it, and these before all others. */
function byCloseness<Item>(
  search: string | null | undefined,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  if (search == null) return items;
  const wanted = folded(search.trim());
  const rank = (item: Item): number => {
    const name = folded(nameOf(item));
    if (name.startsWith(wanted)) return 0;
    return name.includes(wanted) ? 1 : 2;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}
