import type { AnyResolvers, Context } from '../../kit/context';
import { subjectFields, topicsField } from '../../shared/subject-fields';
import { byTopicName, groupTexts, topicTexts } from './localized';
import type { Row } from '../../kit/world';

export const topicFields = {
  Topic: {
    name: (topic: Row<'topics'>, _args: unknown, context: Context) =>
      topicTexts(topic, context).name,
    description: (topic: Row<'topics'>, _args: unknown, context: Context) =>
      topicTexts(topic, context).description,
    parent: ({ parentId }: Row<'topics'>, _args: unknown, { world }: Context) =>
      world.topics.get(parentId) ?? null,
    children: ({ id }: Row<'topics'>, _args: unknown, context: Context) =>
      context.world.topics
        .all()
        .filter(({ parentId }) => parentId === id)
        .sort(byTopicName(context))
        .slice(0, 20),
    sdgs: subjectFields.sdgs,
    spaceCount: ({ id }: Row<'topics'>, _args: unknown, { world }: Context) =>
      world.spaces
        .all()
        .filter(({ visibility, status }) => visibility !== 'HIDDEN' && status !== 'ARCHIVED')
        .filter(({ topicIds }) => topicIds.includes(id)).length,
    viewerIsInterested: ({ id }: Row<'topics'>, _args: unknown, { caller, world }: Context) =>
      world.users.get(caller.userId)?.topicIds.includes(id) ?? false,
  },
  TopicGroup: {
    title: (group: Row<'topicGroups'>, _args: unknown, context: Context) =>
      groupTexts(group, context).title,
    description: (group: Row<'topicGroups'>, _args: unknown, context: Context) =>
      groupTexts(group, context).description,
    ...topicsField,
  },
  Skill: {
    ...topicsField,
    viewerHasSkill: ({ id }: Row<'skills'>, _args: unknown, { caller, world }: Context) =>
      world.users.get(caller.userId)?.skillIds.includes(id) ?? false,
  },
  Sdg: {
    topics: ({ number }: Row<'sdgs'>, _args: unknown, context: Context) =>
      context.world.topics
        .all()
        .filter(({ sdgNumbers }) => sdgNumbers.includes(number))
        .sort(byTopicName(context))
        .slice(0, 20),
  },
} satisfies AnyResolvers;
