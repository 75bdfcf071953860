import type { Context, Resolvers } from '../../kit/context';
import type { Row } from '../../kit/world';
import { reactionFields } from '../../shared/reactions';
import type { Fit } from './fit';
import { fitOf } from './fit';

const most = 5;

export const recommendations = {
  Recommendation: {
    ...reactionFields,
    content: (row, _args, context) => fitOfOffered(row, context).target,
    reason: (row, _args, context) => fitOfOffered(row, context).reason,
    reasonText: (row, _args, context) => fitOfOffered(row, context).reasonText,
    sharedTopics: (row, _args, context) =>
      context.world.topics.getMany(fitOfOffered(row, context).signals.topicIds).slice(0, most),
    matchingSkills: (row, _args, context) =>
      context.world.skills.getMany(fitOfOffered(row, context).signals.skillIds).slice(0, most),
    distance: (row, _args, context) => {
      const { metres } = fitOfOffered(row, context).signals;
      return metres === null ? null : Math.round(metres);
    },
    score: (row, _args, context) => fitOfOffered(row, context).score,
  },
} satisfies Resolvers;

/** @throws Error for a suggestion whose content is gone, which nobody is offered. */
function fitOfOffered(row: Row<'recommendations'>, context: Context): Fit {
  const fit = fitOf(row, context);
  if (!fit) throw new Error(`The content of the recommendation "${row.id}" is gone.`);
  return fit;
}
