import type { AnyResolvers, Context } from '../../kit/context';
import { reactionFields } from '../../shared/reactions';
import { fitOf } from './fit';
import { targetOf } from './target';
import type { Row } from '../../kit/world';

const most = 5;

export const recommendationsFields = {
  Recommendation: {
    ...reactionFields,
    content: (row: Row<'recommendations'>, _args: unknown, { world }: Context) =>
      targetOf(row, world),
    reason: (row: Row<'recommendations'>, _args: unknown, context: Context) =>
      fitOf(row, context)?.reason,
    reasonText: (row: Row<'recommendations'>, _args: unknown, context: Context) =>
      fitOf(row, context)?.reasonText,
    sharedTopics: (row: Row<'recommendations'>, _args: unknown, context: Context) =>
      context.world.topics.getMany(fitOf(row, context)?.signals.topicIds ?? []).slice(0, most),
    matchingSkills: (row: Row<'recommendations'>, _args: unknown, context: Context) =>
      context.world.skills.getMany(fitOf(row, context)?.signals.skillIds ?? []).slice(0, most),
    distance: (row: Row<'recommendations'>, _args: unknown, context: Context) => {
      const metres = fitOf(row, context)?.signals.metres ?? null;
      return metres === null ? null : Math.round(metres);
    },
    score: (row: Row<'recommendations'>, _args: unknown, context: Context) =>
      fitOf(row, context)?.score,
  },
} satisfies AnyResolvers;
