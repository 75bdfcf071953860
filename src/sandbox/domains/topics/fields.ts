import type { Context, Resolvers } from '../../kit/context';
import { subjectFields, topicsField } from '../../shared/subject-fields';
import { byTopicName, groupTexts, topicTexts } from './localized';
import type { SdgRow, SkillRow, TopicGroupRow, TopicRow } from './rows';

export const topicFields = {
  Topic: {
    name: (topic: TopicRow, _args: unknown, context: Context) => topicTexts(topic, context).name,
    description: (topic: TopicRow, _args: unknown, context: Context) =>
      topicTexts(topic, context).description,
    parent: ({ parentId }: TopicRow, _args: unknown, { world }: Context) =>
      world.topics.get(parentId) ?? null,
    children: ({ id }: TopicRow, _args: unknown, context: Context) =>
      context.world.topics
        .all()
        .filter(({ parentId }) => parentId === id)
        .sort(byTopicName(context))
        .slice(0, 20),
    sdgs: subjectFields.sdgs,
    spaceCount: ({ id }: TopicRow, _args: unknown, { world }: Context) =>
      world.spaces
        .all()
        .filter(({ visibility, status }) => visibility !== 'HIDDEN' && status !== 'ARCHIVED')
        .filter(({ topicIds }) => topicIds.includes(id)).length,
    viewerIsInterested: ({ id }: TopicRow, _args: unknown, { caller, world }: Context) =>
      world.users.get(caller.userId)?.topicIds.includes(id) ?? false,
  },
  TopicGroup: {
    title: (group: TopicGroupRow, _args: unknown, context: Context) =>
      groupTexts(group, context).title,
    description: (group: TopicGroupRow, _args: unknown, context: Context) =>
      groupTexts(group, context).description,
    ...topicsField,
  },
  Skill: {
    ...topicsField,
    viewerHasSkill: ({ id }: SkillRow, _args: unknown, { caller, world }: Context) =>
      world.users.get(caller.userId)?.skillIds.includes(id) ?? false,
  },
  Sdg: {
    topics: ({ number }: SdgRow, _args: unknown, context: Context) =>
      context.world.topics
        .all()
        .filter(({ sdgNumbers }) => sdgNumbers.includes(number))
        .sort(byTopicName(context))
        .slice(0, 20),
  },
} satisfies Resolvers;
